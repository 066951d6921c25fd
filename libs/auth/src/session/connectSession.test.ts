import { afterEach, describe, expect, test, vi } from 'vitest';
import type { AnalyticsEvent } from '@tv/analytics';
import type { CurrentUser } from '../currentUser/currentUser.ts';
import { openTab, storeUser } from '../testing/sessionTestBrowser.ts';
import { createStubbedBrowser } from '../testing/stubbedBrowser.ts';
import { kari, ola } from '../testing/testIdentityProvider.ts';
import { connectSession } from './connectSession.ts';

afterEach(() => void vi.unstubAllGlobals());

function setUp() {
  const browser = createStubbedBrowser();
  const { session } = openTab(browser);
  const dispatched: CurrentUser[] = [];
  const events: AnalyticsEvent[] = [];
  const resets: unknown[] = [];
  const refetches: unknown[] = [];
  const disconnect = connectSession({
    session,
    dispatch: ({ payload }) => void dispatched.push(payload),
    resetCache: () => void resets.push(dispatched.at(-1)),
    refetchAll: () => void refetches.push(dispatched.at(-1)),
    analytics: { push: (event) => void events.push(event), flush: () => undefined },
  });
  const switchTo = (account: typeof kari) => {
    storeUser(browser, account);
    session.handleStorageChange(null);
  };
  return { browser, session, dispatched, events, resets, refetches, disconnect, switchTo };
}

describe('connectSession', () => {
  test('dispatches the current user on every change', async () => {
    const { session, dispatched, switchTo } = setUp();
    expect(dispatched.at(-1)).toEqual({ kind: 'anonymous', state: 'noAction' });
    await session.start();
    expect(dispatched.at(-1)?.state).toBe('signedOut');
    switchTo(kari);
    expect(dispatched.at(-1)).toMatchObject({ user: { userId: 'u-kari' } });
  });

  test('resets the API cache after the user change was dispatched, and only then', async () => {
    const { browser, session, resets, switchTo } = setUp();
    await session.start();
    expect(resets).toHaveLength(0);
    switchTo(kari);
    expect(resets).toHaveLength(1);
    expect(resets[0]).toMatchObject({ user: { userId: 'u-kari' } });
    switchTo(kari); // a new token of the same user
    expect(resets).toHaveLength(1);
    switchTo(ola);
    expect(resets).toHaveLength(2);
    browser.localStorage.clear();
    session.handleStorageChange(null);
    expect(resets).toHaveLength(3);
  });

  test('refetches everything when a user with an expired token at start-up gets a new one', async () => {
    const { browser, session, resets, refetches } = setUp();
    storeUser(browser, kari, -10);
    browser.provider.failure.network = new TypeError('Failed to fetch');
    await session.start();
    expect(resets).toHaveLength(1);
    delete browser.provider.failure.network;
    await browser.advance(15_000);
    expect(refetches).toHaveLength(1);
    await browser.advance(3_600_000);
    expect(refetches).toHaveLength(1);
    expect(resets).toHaveLength(1);
  });

  test('refetches everything after a call without a valid token, but not after every renewal', async () => {
    const { browser, session, resets, refetches } = setUp();
    storeUser(browser, kari);
    await session.start();
    await browser.advance(3_600_000);
    expect(refetches).toHaveLength(0);
    browser.provider.failure.network = new TypeError('Failed to fetch');
    browser.sleep(7_200_000);
    await session.tokens.renewIfExpiring();
    delete browser.provider.failure.network;
    await browser.advance(15_000);
    expect(session.tokens.isSignedIn()).toBe(true);
    expect(refetches).toHaveLength(1);
    await browser.advance(3_600_000);
    expect(refetches).toHaveLength(1);
    expect(resets).toHaveLength(1);
  });

  test('ANA-24 tracks the login state when it changes', async () => {
    const { session, events, switchTo } = setUp();
    await session.start();
    switchTo(kari);
    switchTo(kari);
    switchTo(ola);
    expect(events).toEqual([
      { event: 'login_state', state: 'signedOut' },
      { event: 'login_state', state: 'signedIn', user: { userId: 'u-kari' } },
      { event: 'login_state', state: 'signedIn', user: { userId: 'u-ola' } },
    ]);
  });

  test('dispatches nothing after it was disconnected', async () => {
    const { session, dispatched, disconnect } = setUp();
    disconnect();
    await session.start();
    expect(dispatched.at(-1)?.state).toBe('noAction');
  });
});
