import { useEffect, useState, type ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { ConfigProvider } from '@tv/config';
import { glimt, testConfig, testOrigin } from '@tv/config/testing';
import { SessionProvider } from '../session/SessionProvider.tsx';
import type { openTab } from './sessionWorld.ts';

type Tab = ReturnType<typeof openTab>;

/** Where the router is, to be read by a story. */
function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>Du er på {pathname + search}</p>;
}

/** Shows a page of the session at its path, when start-up is done; every other path only tells where it is. */
export function SessionStage({
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
            <Route path="*" element={<Elsewhere />} />
          </Routes>
        </MemoryRouter>
      </SessionProvider>
    </ConfigProvider>
  );
}
