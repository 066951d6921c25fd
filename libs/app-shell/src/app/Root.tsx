import { startTransition, useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { AnalyticsProvider, MeasurementProvider, ReporterProvider } from '@tv/analytics';
import {
  ParentalLimitContext,
  SessionProvider,
  subscribeToParentalLimit,
  type ParentalSetting,
} from '@tv/auth';
import { CastProvider } from '@tv/cast';
import { ConfigProvider, DevFlagsProvider } from '@tv/config';
import { markNonCritical } from '@tv/lazy';
import { PlayerPoolContext } from '@tv/player/playerPool';
import { HydrationBoundary, HydrationContext } from '@tv/ssr';
import { ClockProvider } from '@tv/time';
import { ImageFailureProvider } from '@tv/ui';
import { StartupProvider } from '../bootstrap/StartupProvider.tsx';
import type { AppContext } from '../composition/appContext.ts';
import { ConsentContext } from '../consent/useConsentPrompt.ts';
import { AppErrorBoundary, type ServerRenderedPage } from '../errors/AppErrorBoundary.tsx';
import { ChunkReloadContext } from '../errors/PageErrorBoundary.tsx';
import { AppRoutes } from './AppRoutes.tsx';
import { pages } from './routes.tsx';

interface RootProps {
  readonly app: AppContext;
  readonly Router?: ComponentType<{ readonly children: ReactNode }>;
  readonly serverRenderedPage?: ServerRenderedPage | undefined;
}

/** Calls `run` once everything in the same Suspense boundary is mounted. */
function OnMount({ run }: { readonly run: (() => void) | undefined }) {
  useEffect(() => run?.(), [run]);
  return null;
}

/** All providers and the routes. The outer Suspense boundary lets React hydrate in idle time. */
export function Root({ app, Router = BrowserRouter, serverRenderedPage }: RootProps) {
  const { brand, config, clock, devFlags, reporter, analytics, consent, store, session, started, browser } =
    app;
  const { routeTable, serverRender } = app;
  const [limit, setLimit] = useState<ParentalSetting>();
  const reportImage = useCallback(
    (src: string) => reporter.warn(`Unable to load image ${src}`, 'image.load'),
    [reporter],
  );
  useEffect(() => {
    const detachers: (() => void)[] = [];
    let isCancelled = false;
    void app.hydration.whenDone.then(() => {
      if (isCancelled) return;
      // In a transition, since every page reads it.
      detachers.push(subscribeToParentalLimit(session, (limit) => startTransition(() => setLimit(limit))));
      // The page works without it.
      import('./afterHydration.browser.ts').then(({ attachDocumentListeners }) => {
        if (!isCancelled) detachers.push(attachDocumentListeners(document, app));
      }, markNonCritical);
    });
    return () => {
      isCancelled = true;
      for (const detach of detachers) detach();
    };
  }, [app, session]);
  return (
    <AppErrorBoundary reporter={reporter} serverRenderedPage={serverRenderedPage}>
      <HydrationContext value={app.hydration}>
        <Provider store={store} {...(serverRender?.state ? { serverState: serverRender.state } : {})}>
          <ConfigProvider brand={brand} config={config} origin={app.origin}>
            <ClockProvider clock={clock} renderedAt={serverRender?.renderedAt}>
              <DevFlagsProvider value={devFlags}>
                <ReporterProvider value={reporter}>
                  <AnalyticsProvider value={analytics}>
                    <SessionProvider session={session} isServerRendered={serverRender !== undefined}>
                      <ImageFailureProvider value={reportImage}>
                        <ChunkReloadContext value={browser.reloadAfterChunkError}>
                          <StartupProvider ready={started}>
                            <CastProvider
                              load={browser.loadCastSender}
                              isResumed={browser.hasActiveCastSession}
                            >
                              <Router>
                                <ConsentContext value={consent}>
                                  <ParentalLimitContext value={limit}>
                                    <PlayerPoolContext value={app.playerPool}>
                                      <MeasurementProvider value={app.recordMeasurement}>
                                        <HydrationBoundary fallback={null}>
                                          <AppRoutes
                                            routeTable={routeTable}
                                            pages={pages}
                                            redirectTo={browser.redirectTo}
                                          />
                                          <OnMount run={serverRenderedPage?.onHydrated} />
                                        </HydrationBoundary>
                                      </MeasurementProvider>
                                    </PlayerPoolContext>
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
      </HydrationContext>
    </AppErrorBoundary>
  );
}
