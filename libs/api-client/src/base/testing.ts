import { configureStore } from '@reduxjs/toolkit';
import type { Brand, RuntimeConfig } from '@tv/config';
import { createClock } from '@tv/time';
import { api } from './api.ts';
import type { ApiDeps } from './apiDeps.ts';

/** A call as the network saw it. */
export interface SeenCall {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: string | undefined;
  readonly init: RequestInit;
}

/** Answers a call, by whatever of it matters to the test. */
export type Network = (call: SeenCall) => Response | Promise<Response>;

export const json = (body: unknown, init: ResponseInit = {}): Response => Response.json(body, init);

export const brand: Brand = {
  id: 'brand-x',
  displayName: 'Nordtv',
  headerPrefix: 'Nordtv',
  productPrefix: 'NORDTV',
  slug: 'nordtv',
  texts: { seoDescription: 'Se TV på nett', tagline: 'Alt på ett sted' },
  switches: { pageDescriptionAsSeoDescription: false },
  contact: { customerService: 'hjelp@nordtv.test', privacy: 'personvern@nordtv.test' },
};

export const config: RuntimeConfig = {
  environment: 'dev',
  version: '2.3.4',
  services: {
    gateway: {
      prod: 'https://gateway.prod.test',
      uat: 'https://gateway.uat.test',
      test: 'https://gateway.test.test',
      dev: 'https://gateway.dev.test',
    },
    contentLayout: 'https://content.test/layout',
    contentSearch: 'https://content.test/search',
    contentQuery: 'https://content.test/query',
    realtime: 'https://socket.test',
  },
  identity: {
    authority: 'https://id.test',
    clientId: 'web',
    scope: 'openid',
    resource: 'https://gateway.dev.test',
    claims: { customerNumber: 'customer_number', cid: 'cid', entitlements: 'channel_entitlements' },
    loginContextParameter: 'login_context',
    cookieTestUrl: 'https://other.test/cookie-test.html',
    expiringNotificationSeconds: 60,
  },
  rewrites: [],
  allowedHosts: ['partner.test'],
  internalUsers: { domain: 'selskapet.test', patterns: [] },
  player: { seekBackSeconds: 10, seekForwardSeconds: 30, liveBufferSeconds: 30, defaultVolume: 1 },
  cast: { senderUrl: '', receiverAppId: '', namespace: '' },
  errorTracking: { enabled: false, percentage: 100 },
  analytics: { containerId: '', cookieToClear: '' },
  e2e: false,
};

/**
 * The real store, the real base query and the real endpoints over a network that a test plays.
 *
 * @param network  answers every call; what it throws, the call throws
 * @param changes  to what the store is made with; by default nobody is signed in
 */
export function apiUnderTest(network: Network, changes: Partial<ApiDeps> = {}) {
  const calls: SeenCall[] = [];
  const reports: { error: unknown; context: string }[] = [];
  const deps: ApiDeps = {
    brand,
    config,
    clock: createClock(),
    ids: { appSessionId: 'session-1', appInstallationId: 'installation-1' },
    tokens: { token: () => undefined, isSignedIn: () => false, renew: () => Promise.resolve(false) },
    reporter: {
      error: (error, context) => void reports.push({ error, context }),
      warn: (message, context) => void reports.push({ error: message, context }),
    },
    fetch: async (input, init = {}) => {
      const request = new Request(input, init);
      const body = typeof init.body === 'string' ? init.body : undefined;
      const call = { url: request.url, method: request.method, headers: request.headers, body, init };
      calls.push(call);
      init.signal?.throwIfAborted();
      return network(call);
    },
    ...changes,
  };
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument: { api: deps } } }).concat(api.middleware),
  });
  return { store, dispatch: store.dispatch, calls, reports, deps };
}

/** Tokens of a viewer who is signed in. */
export const signedIn = {
  token: () => 'token-1',
  isSignedIn: () => true,
  renew: () => Promise.resolve(true),
};
