import { configureStore } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { AnalyticsProvider, ReporterProvider, type AnalyticsEvent } from '@tv/analytics';
import { api, type ApiDeps } from '@tv/api-client';
import { FIXTURE_NOW } from '@tv/api-client/fixtures';
import { ViewerProvider, type Viewer } from '@tv/auth';
import { ConfigProvider } from '@tv/config';
import { ClockProvider, createClock } from '@tv/time';
import { isPlayed, type Answers } from './played.ts';
import { stageBrand, stageConfig } from './stageConfig.ts';

export interface WorldOptions {
  readonly answers?: Answers;
  /** Epoch milliseconds; stands still unless the function moves. */
  readonly now?: () => number;
  readonly viewer?: Viewer;
  readonly path?: string;
}

/** A signed-in customer. */
export const customer: Viewer = {
  kind: 'customer',
  state: 'signedIn',
  user: { userId: '7', email: 'kari@kunde.test', cid: '7', entitlements: [] },
  isInternal: false,
};

export const anonymous: Viewer = { kind: 'anonymous', state: 'signedOut' };

/**
 * A world for a test or a story: the real store, API, links and rules, over a network that is played and a
 * clock that stands still. It remembers what was asked, told and reported.
 */
export class World {
  /** As `GET /layout/pages`. */
  readonly calls: string[] = [];
  readonly events: AnalyticsEvent[] = [];
  /** As `card.link: Error: …`. */
  readonly reports: string[] = [];
  /** Everything that discovery's views need above them. */
  readonly Surroundings: (props: { readonly children: ReactNode }) => ReactNode;

  constructor({ answers = {}, now = () => FIXTURE_NOW, viewer = anonymous, path = '/' }: WorldOptions = {}) {
    const clock = createClock(now);
    const reporter = {
      error: (error: unknown, context: string) => void this.reports.push(`${context}: ${String(error)}`),
      warn: (message: string, context: string) => void this.reports.push(`${context}: ${message}`),
    };
    const isCustomer = viewer.kind === 'customer';
    const deps: ApiDeps = {
      brand: stageBrand,
      config: stageConfig,
      clock,
      ids: { appSessionId: 'session', appInstallationId: 'installation' },
      tokens: {
        token: () => (isCustomer ? 'token' : undefined),
        isSignedIn: () => isCustomer,
        renew: () => Promise.resolve(isCustomer),
      },
      reporter,
      fetch: (input, init) => this.#answer(answers, input, init),
    };
    const store = configureStore({
      reducer: { [api.reducerPath]: api.reducer },
      middleware: (defaults) => defaults({ thunk: { extraArgument: { api: deps } } }).concat(api.middleware),
    });
    const analytics = {
      push: (event: AnalyticsEvent) => void this.events.push(event),
      flush: () => undefined,
    };
    this.Surroundings = function Surroundings({ children }) {
      return (
        <Provider store={store}>
          <ConfigProvider brand={stageBrand} config={stageConfig}>
            <ClockProvider clock={clock}>
              <ReporterProvider reporter={reporter}>
                <AnalyticsProvider analytics={analytics}>
                  <ViewerProvider viewer={viewer}>
                    <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
                  </ViewerProvider>
                </AnalyticsProvider>
              </ReporterProvider>
            </ClockProvider>
          </ConfigProvider>
        </Provider>
      );
    };
  }

  async #answer(answers: Answers, input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const url = new URL(input instanceof Request ? input.url : input);
    const method = init?.method ?? 'GET';
    this.calls.push(`${method} ${url.pathname}${url.search}`);
    const said = answers[url.pathname];
    const body = isPlayed(said) ? await said(url, method) : said;
    if (body instanceof Response) return body;
    return body === undefined ? new Response('', { status: 404 }) : Response.json(body);
  }
}
