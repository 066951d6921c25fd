import { configureStore } from '@reduxjs/toolkit';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { AnalyticsEvent } from '@tv/analytics';
import { openTab, storeUser } from '../testing/sessionWorld.ts';
import { stubbedBrowser } from '../testing/stubbedBrowser.ts';
import { kari, ola } from '../testing/testProvider.ts';
import { connectSession } from './connectSession.ts';
import { selectViewer, sessionSlice } from './sessionSlice.ts';

afterEach(() => void vi.unstubAllGlobals());

function setUp() {
  const browser = stubbedBrowser();
  const { session } = openTab(browser);
  const store = configureStore({ reducer: { session: sessionSlice.reducer } });
  const events: AnalyticsEvent[] = [];
  const resets: unknown[] = [];
  const refetches: unknown[] = [];
  const disconnect = connectSession({
    session,
    dispatch: store.dispatch,
    resetApi: () => void resets.push(selectViewer(store.getState())),
    refetchAll: () => void refetches.push(selectViewer(store.getState())),
    analytics: { push: (event) => void events.push(event), flush: () => undefined },
  });
  const switchTo = (account: typeof kari) => {
    storeUser(browser, account);
    session.storageChanged(null);
  };
  return { browser, session, store, events, resets, refetches, disconnect, switchTo };
}

describe('the store', () => {
  test('knows who is watching, at every change', async () => {
    const { session, store, switchTo } = setUp();
    expect(selectViewer(store.getState())).toEqual({ kind: 'anonymous', state: 'noAction' });
    await session.start();
    expect(selectViewer(store.getState()).state).toBe('signedOut');
    switchTo(kari);
    expect(selectViewer(store.getState())).toMatchObject({ user: { userId: 'u-kari' } });
  });

  test('forgets what servers said when another person watches, once it knows of him, and only then', async () => {
    const { browser, session, resets, switchTo } = setUp();
    await session.start();
    expect(resets).toHaveLength(0);
    switchTo(kari);
    expect(resets).toHaveLength(1);
    expect(resets[0]).toMatchObject({ user: { userId: 'u-kari' } });
    switchTo(kari); // a new token of the same person
    expect(resets).toHaveLength(1);
    switchTo(ola);
    expect(resets).toHaveLength(2);
    browser.localStorage.clear();
    session.storageChanged(null);
    expect(resets).toHaveLength(3);
  });

  test('fetches everything again for a user whose token had expired at the start, once there is a new one', async () => {
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

  test('fetches everything again after a call that missed an expired token, and not after every renewal', async () => {
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

  test('ANA-24 login state is pushed on a change of sign-in, with the state', async () => {
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

  test('is told nothing any more after the connection was ended', async () => {
    const { session, store, disconnect } = setUp();
    disconnect();
    await session.start();
    expect(selectViewer(store.getState()).state).toBe('noAction');
  });
});
