import { configureStore } from '@reduxjs/toolkit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, type ApiDeps } from '@tv/api-client';
import type { RuntimeConfig } from '@tv/config';
import { createClock } from '@tv/time';
import { createFakeEngine } from '../engine/fakeEngine.ts';
import { createProgressCall } from './progressCall.ts';
import { createProgressSaver } from './progressSaver.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const gateway = 'https://gateway.test';

const config: RuntimeConfig = {
  environment: 'test',
  version: '1.0.0',
  services: {
    gateway: { prod: gateway, uat: gateway, test: gateway, dev: gateway },
    contentLayout: `${gateway}/layout`,
    contentSearch: `${gateway}/search`,
    contentQuery: `${gateway}/query`,
    realtime: gateway,
  },
  identity: {
    authority: gateway,
    clientId: 'web',
    scope: 'openid',
    resource: gateway,
    claims: { customerNumber: 'customer_number', cid: 'cid', entitlements: 'channel_entitlements' },
    loginContextParameter: 'login_context',
    cookieTestUrl: `${gateway}/cookie-test.html`,
    expiringNotificationSeconds: 60,
  },
  rewrites: [],
  allowedHosts: [],
  internalUsers: { domain: 'selskapet.test', patterns: [] },
  player: { seekBackSeconds: 10, seekForwardSeconds: 30, liveBufferSeconds: 30, defaultVolume: 1 },
  cast: { senderUrl: '', receiverAppId: '', namespace: '' },
  errorTracking: { enabled: false, percentage: 100 },
  analytics: { containerId: '', cookieToClear: '' },
  e2e: false,
};

/** A film playing over the real API client; only the network is played. */
function watching({ status = 204, isSignedIn = true } = {}) {
  const calls: { url: string; init: RequestInit }[] = [];
  const warnings: string[] = [];
  const reporter = { error: () => undefined, warn: (message: string) => void warnings.push(message) };
  const deps: ApiDeps = {
    brand: {
      id: 'brand-x',
      displayName: 'Nordtv',
      headerPrefix: 'Nordtv',
      productPrefix: 'NORDTV',
      slug: 'nordtv',
      texts: { seoDescription: '', tagline: '' },
      switches: { pageDescriptionAsSeoDescription: false },
      contact: { customerService: '', privacy: '' },
    },
    config,
    clock: createClock(() => 0),
    ids: { appSessionId: 'a-1', appInstallationId: 'i-1' },
    tokens: {
      token: () => (isSignedIn ? 'token-1' : undefined),
      isSignedIn: () => isSignedIn,
      renew: () => Promise.resolve(false),
    },
    reporter,
    fetch: (input, init = {}) => {
      calls.push({ url: new Request(input).url, init });
      return Promise.resolve(new Response(null, { status }));
    },
  };
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument: { api: deps } } }).concat(api.middleware),
  });
  const engine = createFakeEngine();
  const saver = createProgressSaver({
    stream: engine.state,
    isSignedIn: () => deps.tokens.isSignedIn(),
    save: createProgressCall({
      dispatch: store.dispatch,
      link: `${gateway}/progress/isfront`,
      titleId: 'isfront',
      streamingSessionId: 'viewing-1',
      reporter,
    }),
  });
  return { engine, saver, calls, warnings };
}

async function pauseAt(seconds: number, world: ReturnType<typeof watching>) {
  world.engine.advance(1);
  world.engine.seek(seconds);
  world.engine.pause();
  await vi.advanceTimersByTimeAsync(500);
}

describe('progress at the server', () => {
  it('PROG-01 PROG-02 PROG-03 PROG-06 a pause posts whole seconds to the progress link, with the viewing’s id', async () => {
    const world = watching();
    await pauseAt(61.9, world);
    expect(world.calls).toHaveLength(1);
    const { url, init } = world.calls[0] ?? { url: '', init: {} };
    expect([init.method, url]).toEqual(['POST', `${gateway}/progress/isfront`]);
    expect(init.body).toBe('{"ProgressSeconds":61}');
    expect(new Headers(init.headers).get('X-Nordtv-StreamingSessionId')).toBe('viewing-1');
  });

  it('PROG-05 the call of a page that leaves outlives it', async () => {
    const world = watching();
    world.engine.advance(4);
    world.saver.leave();
    await vi.advanceTimersByTimeAsync(0);
    expect(world.calls.map(({ init }) => [init.body, init.keepalive])).toEqual([
      ['{"ProgressSeconds":4}', true],
    ]);
  });

  it('PROG-07 nothing is called for one who is not signed in', async () => {
    const world = watching({ isSignedIn: false });
    await pauseAt(61, world);
    world.saver.leave();
    await vi.advanceTimersByTimeAsync(0);
    expect(world.calls).toEqual([]);
  });

  it('PROG-08 a failure is logged, and playing goes on', async () => {
    const world = watching({ status: 500 });
    await pauseAt(61, world);
    expect(world.warnings).toEqual(['Progress was not saved: Failed to make network request (500)']);
    expect(world.engine.state.get()).toMatchObject({ phase: 'ready', error: undefined });
    world.engine.play();
    await pauseAt(200, world);
    expect(world.calls).toHaveLength(2);
  });
});
