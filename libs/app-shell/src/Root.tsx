import { useEffect, useMemo } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { AnalyticsProvider, ReporterProvider } from '@tv/analytics';
import { SessionProvider } from '@tv/auth';
import { CastProvider } from '@tv/cast';
import { ConfigProvider, DevFlagsProvider } from '@tv/config';
import { createRouteTable } from '@tv/routes';
import { ClockProvider } from '@tv/time';
import { ImageFailureProvider } from '@tv/ui';
import { ConsentContext } from './consent/ConsentContext.ts';
import { AppErrorBoundary } from './errors/AppErrorBoundary.tsx';
import { ChunkReloadContext } from './errors/ChunkReloadContext.ts';
import { pages } from './pages.tsx';
import { preparePages } from './preparePages.ts';
import { AppRoutes } from './router/AppRoutes.tsx';
import { loadOnIntent } from './router/loadOnIntent.browser.ts';
import { spareFailures } from './router/spareFailures.ts';
import { StartupProvider } from './startup/StartupProvider.tsx';
import type { World } from './world/world.ts';

/** The whole app over a world: every context, then the routes. */
export function Root({ world }: { readonly world: World }) {
  const { brand, config, clock, devFlags, reporter, analytics, consent, store, session, started, browser } =
    world;
  const developerPages = config.environment !== 'prod';
  const table = useMemo(
    () => createRouteTable({ brandSlug: brand.slug, developerPages }),
    [brand, developerPages],
  );
  useEffect(
    () => loadOnIntent(document, table, spareFailures(preparePages(store, session))),
    [table, store, session],
  );
  return (
    <AppErrorBoundary reporter={reporter}>
      <Provider store={store}>
        <ConfigProvider brand={brand} config={config} origin={world.origin}>
          <ClockProvider clock={clock}>
            <DevFlagsProvider flags={devFlags}>
              <ReporterProvider reporter={reporter}>
                <AnalyticsProvider analytics={analytics}>
                  <SessionProvider session={session}>
                    <ImageFailureProvider
                      value={(src) => reporter.warn(`No picture at ${src}`, 'image.load')}
                    >
                      <ChunkReloadContext value={browser.reloadForChunk}>
                        <StartupProvider ready={started}>
                          <CastProvider load={browser.loadCastSender}>
                            <BrowserRouter>
                              <ConsentContext value={consent}>
                                <AppRoutes table={table} pages={pages} leaveFor={browser.leaveFor} />
                              </ConsentContext>
                            </BrowserRouter>
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
