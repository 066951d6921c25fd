import { useEffect, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { AnalyticsProvider, ReporterProvider } from '@tv/analytics';
import { ConfigProvider, DevFlagsProvider } from '@tv/config';
import { testOrigin } from '@tv/config/testing';
import { ClockProvider } from '@tv/time';
import type { TestWorld } from './createTestWorld.ts';

export interface TestWorldProviderProps {
  readonly world: TestWorld;
  /** Initial URL: `/film?filterMenu=drama`. */
  readonly initialPath?: string;
  readonly children: ReactNode;
}

/** Provides store, router, clock, configuration, flags, analytics and reporter. */
export function TestWorldProvider({ world, initialPath = '/', children }: TestWorldProviderProps) {
  return (
    <ReporterProvider value={world.reporter}>
      <ConfigProvider brand={world.brand} config={world.config} origin={testOrigin}>
        <DevFlagsProvider value={world.devFlags}>
          <ClockProvider clock={world.clock}>
            <AnalyticsProvider value={world.analytics}>
              <Provider store={world.store}>
                <MemoryRouter initialEntries={[initialPath]}>
                  <RecordVisits onVisit={(path) => world.visited.push(path)} />
                  {children}
                </MemoryRouter>
              </Provider>
            </AnalyticsProvider>
          </ClockProvider>
        </DevFlagsProvider>
      </ConfigProvider>
    </ReporterProvider>
  );
}

function RecordVisits({ onVisit }: { readonly onVisit: (path: string) => void }) {
  const { pathname, search, hash, key } = useLocation();
  useEffect(() => {
    onVisit(pathname + search + hash);
    // A visit is a step of the history, also to the same place; a new function is none.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
  return null;
}
