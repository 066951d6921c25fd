import { afterEach, describe, expect, test, vi } from 'vitest';
import { E2E_USER_KEY } from '../session/createUserStore.ts';
import {
  openTab,
  origin,
  flushTasks,
  readStoredRecord,
  storeUser,
  type TestBrowser,
  type TabOptions,
} from '../testing/sessionTestBrowser.ts';
import { createStubbedBrowser } from '../testing/stubbedBrowser.ts';
import { kari, makeToken } from '../testing/testIdentityProvider.ts';
import { storedLogoutRecord } from './logoutRecord.ts';

afterEach(() => void vi.unstubAllGlobals());

async function signedIn(options: TabOptions = {}) {
  const browser = createStubbedBrowser();
  browser.provider.session = kari;
  storeUser(browser, kari);
  const tab = openTab(browser, options);
  await tab.session.start();
  return { browser, tab, session: tab.session, provider: browser.provider };
}

const record = (browser: TestBrowser): unknown =>
  JSON.parse(browser.localStorage.getItem(storedLogoutRecord.key) ?? 'null');

describe('logout', () => {
  test('AUTH-03 AUTH-56 calls POST /api/logout, then redirects to the end-session page with id_token_hint', async () => {
    const { browser, session, provider } = await signedIn();
    const { id_token: idToken } = JSON.parse(readStoredRecord(browser) ?? '{}') as { id_token: string };
    await session.logout();
    const order = provider.calls.filter((call) => /logout|visit/.test(call));
    expect(order).toEqual(['POST /api/logout with cookies', 'visit /session/end in place']);
    const { searchParams } = provider.lastVisit;
    expect(searchParams.get('id_token_hint')).toBe(idToken);
    expect(searchParams.get('post_logout_redirect_uri')).toBe(`${origin}/logout/success`);
    expect(readStoredRecord(browser)).toBeNull();
    expect(provider.session).toBeUndefined();
  });

  test('AUTH-34 clears the stored logout reason', async () => {
    const { browser, session } = await signedIn();
    browser.localStorage.setItem(storedLogoutRecord.key, '{"logoutReason":"PAYMENT_CANCELLED"}');
    await session.logout();
    expect(browser.localStorage.getItem(storedLogoutRecord.key)).toBeNull();
    expect(session.logoutReason()).toBe('UNKNOWN_REASON');
  });

  test('AUTH-35 AUTH-37 stores a given logout reason and the path to continue to', async () => {
    const { browser, session } = await signedIn();
    await session.logout({ reason: 'PAYMENT_CANCELLED', redirectPath: '/bli-kunde' });
    expect(record(browser)).toEqual({
      logoutReason: 'PAYMENT_CANCELLED',
      logoutSuccessRedirectPath: '/bli-kunde',
    });
    expect(session.logoutReason()).toBe('PAYMENT_CANCELLED');
  });

  test('AUTH-41 returns the path to continue to once, and only for our origin', async () => {
    const { session } = await signedIn();
    await session.logout({ redirectPath: '/bli-kunde?a=1' });
    expect(session.consumeLogoutPath()).toBe('/bli-kunde?a=1');
    expect(session.consumeLogoutPath()).toBeUndefined();
    expect(session.logoutReason()).toBe('UNKNOWN_REASON');
    const other = await signedIn();
    await other.session.logout({ redirectPath: 'https://evil.test/' });
    expect(other.session.consumeLogoutPath()).toBeUndefined();
  });

  test('AUTH-36 a failed logout signs out here and goes to the front page', async () => {
    const { browser, tab, session, provider } = await signedIn();
    provider.failure.navigation = new Error('blocked');
    await session.logout();
    expect(tab.sentTo).toEqual(['/']);
    expect(session.currentUser()).toEqual({ kind: 'anonymous', state: 'signedOut' });
    expect(readStoredRecord(browser)).toBeNull();
    expect(tab.reports).toContain('auth.logout: blocked');
  });

  test('AUTH-36 a logout with an unreachable identity provider goes to the front page', async () => {
    const { tab, session, provider } = await signedIn();
    provider.failure.network = new TypeError('Failed to fetch');
    await session.logout();
    expect(tab.sentTo).toEqual(['/']);
    expect(session.tokens.token()).toBeUndefined();
  });

  test.each(['refused', 500, 'html', 'nothing'] as const)(
    'AUTH-36 a logout without provider metadata (%s) goes to the front page',
    async (discovery) => {
      const { tab, session, provider } = await signedIn();
      provider.failure.discovery = discovery;
      await session.logout();
      expect(tab.sentTo).toEqual(['/']);
      expect(session.currentUser()).toEqual({ kind: 'anonymous', state: 'signedOut' });
    },
  );

  test('AUTH-36 a logout with a hanging identity provider goes to the front page after 5 s, and ignores a late response', async () => {
    const { browser, tab, session, provider } = await signedIn();
    const answer = provider.hang();
    const ended = session.logout();
    await browser.advance(4999);
    expect(tab.sentTo).toEqual([]);
    await browser.advance(1);
    await ended;
    expect(tab.sentTo).toEqual(['/']);
    answer();
    await flushTasks();
    expect(provider.visits).toEqual([]);
    expect(tab.sentTo).toEqual(['/']);
    expect(readStoredRecord(browser)).toBeNull();
  });

  test('AUTH-03 redirects to the end-session page if only the call before it hangs', async () => {
    const { browser, session, provider } = await signedIn();
    provider.failure.logout = 'hangs';
    const ended = session.logout();
    await browser.advance(3000);
    await ended;
    expect(provider.lastVisit.pathname).toBe('/session/end');
  });

  test('a remaining provider session does not sign the user in again after a failed logout', async () => {
    const { browser, tab, session, provider } = await signedIn();
    provider.failure.navigation = new Error('blocked');
    provider.failure.logout = 500;
    await session.logout();
    delete provider.failure.navigation;
    const next = openTab(browser, { sessionStorage: tab.sessionStorage });
    await next.session.start();
    expect(next.session.currentUser()).toEqual({ kind: 'anonymous', state: 'signedOut' });
  });

  test('redirects to the end-session page although the provider session could not be ended', async () => {
    const { session, provider, tab } = await signedIn();
    provider.failure.logout = 500;
    await session.logout();
    expect(provider.lastVisit.pathname).toBe('/session/end');
    expect(tab.reports).toHaveLength(1);
  });

  test('keeps the user until the browser has left, so that no protected page starts sign-in', async () => {
    const { session } = await signedIn();
    const states: string[] = [];
    session.subscribe(({ state }) => states.push(state));
    await session.logout();
    expect(states).toEqual([]);
  });

  test('logs out once for concurrent calls', async () => {
    const { session, provider } = await signedIn();
    await Promise.all([session.logout(), session.logout()]);
    expect(provider.count('visit /session/end')).toBe(1);
  });

  test('ANA-17 tracks the logout', async () => {
    const { session, tab } = await signedIn();
    await session.logout({ reason: 'USER_INFO_FAILED' });
    expect(tab.events).toContainEqual({ event: 'sign_out', reason: 'USER_INFO_FAILED' });
  });

  test('goes to the success page if another tab has logged out already', async () => {
    const { browser, tab, session, provider } = await signedIn();
    browser.localStorage.clear();
    await session.logout();
    expect(tab.sentTo).toEqual(['/logout/success']);
    expect(provider.visits).toEqual([]);
  });

  test('AUTH-45 removes the fake user in e2e mode, without requests', async () => {
    const browser = createStubbedBrowser();
    browser.localStorage.setItem(E2E_USER_KEY, JSON.stringify({ access_token: makeToken({ ...kari }) }));
    const tab = openTab(browser, { e2e: true });
    await tab.session.start();
    expect(tab.session.currentUser().kind).toBe('customer');
    await tab.session.logout();
    expect(tab.sentTo).toEqual(['/logout/success']);
    expect(browser.provider.calls).toEqual([]);
    const next = openTab(browser, { e2e: true, path: '/logout/success' });
    await next.session.start();
    expect(next.session.currentUser()).toEqual({ kind: 'anonymous', state: 'signedOut' });
  });

  test('goes to the success page without a signed-in user', async () => {
    const browser = createStubbedBrowser();
    const tab = openTab(browser, { path: '/logout' });
    await tab.session.start();
    await tab.session.logout();
    expect(tab.sentTo).toEqual(['/logout/success']);
    expect(browser.provider.count('POST /api/logout')).toBe(1);
  });
});

describe('password verification', () => {
  test('rejects a password verification without a token', async () => {
    const { session } = openTab(createStubbedBrowser());
    await expect(session.verifyPassword('demo1234')).rejects.toThrow('No token available');
  });
});
