import { Suspense, useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { AnalyticsProvider, ReporterProvider } from '@tv/analytics';
import { ParentalLimitContext, SessionProvider, type ParentalSetting } from '@tv/auth';
import { CastProvider } from '@tv/cast';
import { ConfigProvider, DevFlagsProvider } from '@tv/config';
import { ClockProvider } from '@tv/time';
import { ImageFailureProvider, markNonCritical } from '@tv/ui';
import { ConsentContext } from './consent/ConsentContext.ts';
import { AppErrorBoundary } from './errors/AppErrorBoundary.tsx';
import { ChunkReloadContext } from './errors/ChunkReloadContext.ts';
import { pages } from './pages.tsx';
import { AppRoutes } from './router/AppRoutes.tsx';
import { StartupProvider } from './startup/StartupProvider.tsx';
import type { DrawnPage } from './startup/drawnPage.ts';
import type { World } from './world/world.ts';

export interface RootProps {
  readonly world: World;
  readonly Router?: ComponentType<{ readonly children: ReactNode }>;
  readonly drawnPage?: DrawnPage | undefined;
}

/** Calls `run` once everything in the same Suspense boundary is mounted. */
function OnMount({ run }: { readonly run: (() => void) | undefined }) {
  useEffect(() => run?.(), [run]);
  return null;
}

/**
 * All providers and the routes, on server and client. The outer Suspense boundary lets React hydrate in idle
 * time.
 */
export function Root({ world, Router = BrowserRouter, drawnPage }: RootProps) {
  const { brand, config, clock, devFlags, reporter, analytics, consent, store, session, started, browser } =
    world;
  const { table, served } = world;
  const [limit, setLimit] = useState<ParentalSetting>();
  useEffect(() => {
    let end: (() => void) | undefined;
    let isOver = false;
    // Not critical: the page works without it.
    import('./listenToPage.ts').then(({ listenToPage }) => {
      if (!isOver) end = listenToPage(document, world, setLimit);
    }, markNonCritical);
    return () => {
      isOver = true;
      end?.();
    };
  }, [world]);
  return (
    <AppErrorBoundary reporter={reporter} drawnPage={drawnPage}>
      <Provider store={store} {...(served?.state ? { serverState: served.state } : {})}>
        <ConfigProvider brand={brand} config={config} origin={world.origin}>
          <ClockProvider clock={clock} renderedAt={served?.renderedAt}>
            <DevFlagsProvider flags={devFlags}>
              <ReporterProvider reporter={reporter}>
                <AnalyticsProvider analytics={analytics}>
                  <SessionProvider session={session} isServerRendered={served !== undefined}>
                    <ImageFailureProvider
                      value={(src) => reporter.warn(`No picture at ${src}`, 'image.load')}
                    >
                      <ChunkReloadContext value={browser.reloadForChunk}>
                        <StartupProvider ready={started}>
                          <CastProvider load={browser.loadCastSender} isResumed={browser.isCasting}>
                            <Router>
                              <ConsentContext value={consent}>
                                <ParentalLimitContext value={limit}>
                                  <Suspense fallback={null}>
                                    <AppRoutes table={table} pages={pages} leaveFor={browser.leaveFor} />
                                    <OnMount run={drawnPage?.takeOver} />
                                  </Suspense>
                                </ParentalLimitContext>
                              </ConsentContext>
                            </Router>
                          </CastProvider>
                        </StartupProvider>
                      </ChunkReloadContext>
                    </ImageFailureProvider>
                  </SessionProvider>
                </AnalyticsProvider>
              </ReporterProvider>
            </DevFlagsProvider>
          </ClockProvider>
        </ConfigProvider>
      </Provider>
    </AppErrorBoundary>
  );
}
