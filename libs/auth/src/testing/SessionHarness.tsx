import { useEffect, useState, type ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { ConfigProvider } from '@tv/config';
import { glimt, testConfig, testOrigin } from '@tv/config/testing';
import { SessionProvider } from '../session/SessionProvider.tsx';
import type { openTab } from './sessionTestBrowser.ts';

type Tab = ReturnType<typeof openTab>;

/** Shows the router's path. */
function CurrentPath() {
  const { pathname, search } = useLocation();
  return <p>Du er på {pathname + search}</p>;
}

/** Renders a session page at its path after start-up; every other path shows itself. */
export function SessionHarness({
  tab,
  pattern,
  children,
}: {
  readonly tab: Tab;
  readonly pattern: string;
  readonly children: ReactNode;
}) {
  const [isStarted, setIsStarted] = useState(false);
  useEffect(() => {
    void tab.session.start().then(() => setIsStarted(true));
  }, [tab]);
  return (
    <ConfigProvider brand={glimt} config={testConfig} origin={testOrigin}>
      <SessionProvider session={tab.session}>
        <MemoryRouter initialEntries={[tab.path]}>
          <Routes>
            <Route path={pattern} element={isStarted ? children : null} />
            <Route path="*" element={<CurrentPath />} />
          </Routes>
        </MemoryRouter>
      </SessionProvider>
    </ConfigProvider>
  );
}
