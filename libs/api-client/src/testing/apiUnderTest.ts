import { configureStore } from '@reduxjs/toolkit';
import { glimt, testConfig } from '@tv/config/testing';
import { createClock } from '@tv/time';
import { api } from '../base/api.ts';
import { createApiDeps, type ApiOptions, type TokenProvider } from '../base/apiDeps.ts';

/** A request as the network received it. */
export interface RecordedCall {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: string | undefined;
  readonly init: RequestInit;
}

/** Responds to a request. */
export type Network = (call: RecordedCall) => Response | Promise<Response>;

export const json = (body: unknown, init: ResponseInit = {}): Response => Response.json(body, init);

/**
 * Creates the real store, base query and endpoints with a mocked network.
 *
 * @param network responds to every request; a rejection is a network failure
 * @param changes overrides of the dependencies; signed out by default
 */
export function apiUnderTest(network: Network, changes: Partial<ApiOptions> = {}) {
  const calls: RecordedCall[] = [];
  const reports: { error: unknown; context: string }[] = [];
  const deps = createApiDeps({
    brand: glimt,
    config: testConfig,
    clock: createClock(),
    ids: { appSessionId: 'session-1', appInstallationId: 'installation-1' },
    tokens: visitor,
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
  });
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument: { api: deps } } }).concat(api.middleware),
  });
  return { store, dispatch: store.dispatch, calls, reports, deps };
}

const visitor: TokenProvider = {
  token: () => undefined,
  userId: () => undefined,
  renewIfExpiring: () => undefined,
  isSignedIn: () => false,
  renew: () => Promise.resolve(false),
};

/** The tokens of a signed-in user. */
export const signedIn = {
  ...visitor,
  token: () => 'token-1',
  isSignedIn: () => true,
  renew: () => Promise.resolve(true),
};
