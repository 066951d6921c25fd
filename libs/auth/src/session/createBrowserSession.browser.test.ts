// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { testConfig } from '@tv/config/testing';
import { createClock } from '@tv/time';
import { createBrowserSession } from './createBrowserSession.browser.ts';
import type { Session } from './createSession.ts';

let session: Session | undefined;

afterEach(() => {
  session?.dispose();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function open(): Session {
  session = createBrowserSession({
    config: testConfig,
    clock: createClock(),
    reporter: { error: () => undefined, warn: () => undefined },
    analytics: { push: () => undefined, flush: () => undefined },
    schedule(run, delayMs) {
      const timer = setTimeout(run, delayMs);
      return () => clearTimeout(timer);
    },
    loadUserInfo: () => Promise.resolve(),
  });
  return session;
}

const addresses = {
  issuer: testConfig.identity.authority,
  authorization_endpoint: `${testConfig.identity.authority}/auth`,
};

test.each([
  ['while loading metadata', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['while creating the request', () => Promise.resolve(Response.json(addresses))],
])('a failed sign-in redirect (%s) does not abort requests of the page', async (_when, answer) => {
  const stop = vi.spyOn(window, 'stop').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('crypto', undefined); // the last part that the request needs
  expect(await open().signIn()).toBe(false);
  expect(session?.signInError.get()?.reason).toBe('unreachable');
  expect(stop).not.toHaveBeenCalled();
});

test('the sign-in error of blocked storage differs from that of an unreachable identity provider', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(await open().signIn()).toBe(false);
  expect(session?.signInError.get()?.reason).toBe('storage');
});
