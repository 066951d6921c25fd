import { afterEach, describe, expect, test, vi } from 'vitest';
import { createMemoryStorage } from '@tv/browser-storage';
import {
  authority,
  openTab,
  origin,
  flushTasks,
  readStoredRecord,
  storeUser,
  TestBrowser,
  type TabOptions,
} from '../testing/sessionTestBrowser.ts';
import { createStubbedBrowser } from '../testing/stubbedBrowser.ts';
import { kari, makeToken } from '../testing/testIdentityProvider.ts';
import { E2E_USER_KEY } from './createUserStore.ts';

afterEach(() => void vi.unstubAllGlobals());

const nonCustomer = { sub: 'u-none', email: 'no-customer@kunde.test' };

/** Opens a tab on the callback page, after a completed or cancelled sign-in. */
async function openCallbackPage(
  browser: TestBrowser,
  how: { account?: typeof kari | typeof nonCustomer; error?: string; returnTo?: string },
  options: TabOptions = {},
) {
  const sessionStorage = options.sessionStorage ?? createMemoryStorage();
  const before = openTab(browser, { sessionStorage });
  await before.session.signIn({ returnTo: how.returnTo });
  const { provider } = browser;
  const url = new URL(
    how.error === undefined
      ? provider.answer(provider.lastVisit, how.account)
      : provider.refusal(provider.lastVisit, how.error),
  );
  provider.session = how.account;
  return openTab(browser, { ...options, sessionStorage, path: `${url.pathname}${url.search}` });
}

describe('callback page', () => {
  test('AUTH-08 completes the sign-in on the callback page, and AUTH-32 loads the user info', async () => {
    const browser = createStubbedBrowser();
    const tab = await openCallbackPage(browser, { account: kari });
    await tab.session.start();
    expect(tab.session.currentUser()).toEqual({
      kind: 'customer',
      state: 'signedIn',
      user: { userId: 'u-kari', email: 'kari@kunde.test', cid: 'c-1', entitlements: ['sport', 'film'] },
      isInternal: false,
    });
    expect(browser.provider.count('POST /token authorization_code')).toBe(1);
    expect(tab.userInfoLoads).toBe(1);
    expect(tab.session.tokens.isSignedIn()).toBe(true);
    expect(tab.session.tokens.token()).toBeDefined();
  });

  test('AUTH-32 loads the user info after sign-in', async () => {
    const browser = createStubbedBrowser();
    const tab = await openCallbackPage(browser, { account: kari });
    let tokenThen: string | undefined;
    const watched = openTab(browser, {
      path: tab.path,
      loadUserInfo: () => {
        tokenThen = watched.session.tokens.token();
        return Promise.resolve();
      },
    });
    await watched.session.start();
    expect(tokenThen).toBe(watched.session.tokens.token());
    expect(tokenThen).toBeDefined();
  });

  test('AUTH-33 logs the user out with reason USER_INFO_FAILED if the user info fails to load', async () => {
    const browser = createStubbedBrowser();
    const tab = await openCallbackPage(
      browser,
      { account: kari },
      { loadUserInfo: () => Promise.reject(new Error('500')) },
    );
    await tab.session.start();
    expect(browser.provider.lastVisit.pathname).toBe('/session/end');
    expect(tab.session.logoutReason()).toBe('USER_INFO_FAILED');
    expect(tab.reports).toEqual(['auth.userInfo: 500']);
  });

  test('AUTH-32 corrects a clock that is an hour fast from the new token, and loads the user info with it', async () => {
    const browser = createStubbedBrowser();
    const tab = await openCallbackPage(browser, { account: kari }, { clockOffsetMs: 3_600_000 });
    await tab.session.start();
    expect(tab.session.tokens.isSignedIn()).toBe(true);
    expect(tab.userInfoLoads).toBe(1);
  });

  test.each(['AbortError', 'AbortedError', 'NetworkError', 'TimeoutError'])(
    'AUTH-33 keeps the user signed in if the user info request gets no response (%s)',
    async (name) => {
      const browser = createStubbedBrowser();
      const failure = Object.assign(new Error('Failed to fetch'), { name });
      const tab = await openCallbackPage(
        browser,
        { account: kari },
        { loadUserInfo: () => Promise.reject(failure) },
      );
      await tab.session.start();
      expect(tab.session.currentUser().kind).toBe('customer');
      expect(readStoredRecord(browser)).not.toBeNull();
      expect(browser.provider.count('visit /session/end')).toBe(0);
      expect(browser.provider.count('POST /api/logout')).toBe(0);
    },
  );

  test('AUTH-09 AUTH-48 logs out a user without a customer number here and at the provider, with signInFailed', async () => {
    const browser = createStubbedBrowser();
    const tab = await openCallbackPage(browser, { account: nonCustomer });
    await tab.session.start();
    expect(tab.session.currentUser()).toEqual({ kind: 'anonymous', state: 'signInFailed' });
    expect(readStoredRecord(browser)).toBeNull();
    expect(browser.provider.session).toBeUndefined();
    expect(tab.session.tokens.token()).toBeUndefined();
    expect(tab.userInfoLoads).toBe(0);
  });

  test('AUTH-10 AUTH-48 reports a cancelled sign-in and sets signInFailed', async () => {
    const browser = createStubbedBrowser();
    const tab = await openCallbackPage(browser, { error: 'access_denied' });
    await tab.session.start();
    expect(tab.session.currentUser()).toEqual({ kind: 'anonymous', state: 'signInFailed' });
    expect(tab.reports).toEqual(['auth.signIn: access_denied']);
  });

  test('AUTH-10 reports a sign-in response that matches no request', async () => {
    const tab = openTab(createStubbedBrowser(), { path: '/app/callback?code=x&state=unknown' });
    await tab.session.start();
    expect(tab.session.currentUser().state).toBe('signInFailed');
    expect(tab.reports).toHaveLength(1);
    expect(tab.reports[0]).toMatch(/^auth\.signIn: No matching state/);
  });

  test('keeps the user signed in when the callback page is reloaded', async () => {
    const browser = createStubbedBrowser();
    const tab = await openCallbackPage(browser, { account: kari });
    await tab.session.start();
    const again = openTab(browser, { path: tab.path });
    await again.session.start();
    expect(again.session.currentUser().kind).toBe('customer');
    expect(again.reports).toEqual([]);
  });

  test('AUTH-54 keeps the return path across the sign-in', async () => {
    const browser = createStubbedBrowser();
    const tab = await openCallbackPage(browser, { account: kari, returnTo: '/innstillinger?a=1#b' });
    await tab.session.start();
    expect(tab.session.returnPath()).toBe('/innstillinger?a=1#b');
    const other = await openCallbackPage(browser, { account: kari }, { sessionStorage: tab.sessionStorage });
    await other.session.start();
    expect(other.session.returnPath()).toBe('/');
  });

  test('completes a sign-in that another tab started', async () => {
    const browser = createStubbedBrowser();
    const tab = await openCallbackPage(browser, { account: kari }, { sessionStorage: createMemoryStorage() });
    await openTab(browser, { path: tab.path }).session.start();
    expect(readStoredRecord(browser)).not.toBeNull();
  });
});

describe('valid stored token', () => {
  test('restores a valid stored user before start returns, without requests', async () => {
    const browser = createStubbedBrowser();
    storeUser(browser, kari);
    const tab = openTab(browser);
    const started = tab.session.start();
    expect(tab.session.currentUser().kind).toBe('customer');
    await started;
    await flushTasks();
    expect(browser.provider.calls).toEqual([]);
  });

  test('marks a user with an internal e-mail address as internal', async () => {
    const browser = createStubbedBrowser();
    storeUser(browser, { ...kari, email: 'internal@selskapet.test' });
    const tab = openTab(browser);
    await tab.session.start();
    expect(tab.session.currentUser()).toMatchObject({ isInternal: true });
  });
});

describe('no valid stored token', () => {
  test('AUTH-12 checks with cookies for a session at the identity provider', async () => {
    const browser = createStubbedBrowser();
    await openTab(browser).session.start();
    expect(browser.provider.calls).toEqual(['GET /context/check with cookies']);
  });

  test('AUTH-15 starts neither silent nor redirect sign-in without a provider session', async () => {
    const browser = createStubbedBrowser();
    const tab = openTab(browser);
    await tab.session.start();
    await flushTasks();
    expect(tab.session.currentUser()).toEqual({ kind: 'anonymous', state: 'signedOut' });
    expect(browser.provider.visits).toEqual([]);
  });

  test('AUTH-15 treats an unresponsive identity provider as no session', async () => {
    const browser = createStubbedBrowser();
    browser.provider.failure.network = new TypeError('Failed to fetch');
    const tab = openTab(browser);
    await tab.session.start();
    expect(tab.session.currentUser().state).toBe('signedOut');
  });

  test('AUTH-13 signs in silently if there is a provider session', async () => {
    const browser = createStubbedBrowser();
    browser.provider.session = kari;
    const tab = openTab(browser);
    await tab.session.start();
    expect(tab.session.currentUser()).toMatchObject({ kind: 'customer', user: { userId: 'u-kari' } });
    const [check, ...rest] = browser.provider.calls;
    expect(check).toBe('GET /context/check with cookies');
    expect(rest).toContain('frame /auth');
    expect(browser.provider.count('visit')).toBe(0);
    expect(browser.provider.visits[0]?.searchParams.get('prompt')).toBe('none');
    expect(tab.userInfoLoads).toBe(1);
  });

  test('AUTH-13 AUTH-25 the silent sign-in at start-up times out after 2 s', async () => {
    const browser = createStubbedBrowser();
    browser.provider.session = kari;
    await openTab(browser).session.start();
    expect(browser.provider.timeouts).toEqual([2]);
  });

  test.each(['timeout', 'login_required'])(
    'AUTH-14 AUTH-11 reports a failed silent sign-in (%s) and redirects to sign-in',
    async (reason) => {
      const browser = createStubbedBrowser();
      browser.provider.session = kari;
      browser.provider.failure.silent = reason;
      const tab = openTab(browser, { path: '/film/1?x=2' });
      await tab.session.start();
      const order = browser.provider.calls.filter((call) => /^(frame|visit)/.test(call));
      expect(order).toEqual(['frame /auth', 'visit /auth']);
      expect(tab.reports).toEqual([`auth.silent: Silent sign-in failed: ${reason}`]);
      expect(tab.session.returnPath()).toBe('/film/1?x=2');
    },
  );

  test('does not repeat a failed redirect sign-in in the same tab, but does in another tab', async () => {
    const browser = createStubbedBrowser();
    browser.provider.session = kari;
    browser.provider.failure.silent = 'login_required';
    const tab = openTab(browser);
    await tab.session.start();
    const again = openTab(browser, { sessionStorage: tab.sessionStorage });
    await again.session.start();
    expect(again.session.currentUser()).toEqual({ kind: 'anonymous', state: 'signedOut' });
    expect(browser.provider.count('visit')).toBe(1);
    await openTab(browser).session.start();
    expect(browser.provider.count('visit')).toBe(2);
  });

  test('does not sign a refused user in automatically, but does on request', async () => {
    const browser = createStubbedBrowser();
    browser.provider.failure.logout = 500; // their session at the identity provider stays
    const tab = await openCallbackPage(browser, { account: nonCustomer });
    await tab.session.start();
    const next = openTab(browser, { sessionStorage: tab.sessionStorage });
    await next.session.start();
    expect(next.session.currentUser().state).toBe('signedOut');
    expect(browser.provider.count('frame')).toBe(0);
    expect(await next.session.signIn()).toBe(true);
    expect(browser.provider.lastVisit.searchParams.get('prompt')).toBe('login');
  });

  test('removes an unusable stored user', async () => {
    const browser = createStubbedBrowser();
    browser.provider.issuesRefreshTokens = false;
    storeUser(browser, kari, -10);
    await openTab(browser).session.start();
    expect(readStoredRecord(browser)).toBeNull();
  });

  test('does not start sign-in on the logout pages', async () => {
    const browser = createStubbedBrowser();
    browser.provider.session = kari;
    const tab = openTab(browser, { path: '/logout/success' });
    await tab.session.start();
    expect(tab.session.currentUser().state).toBe('signedOut');
    expect(browser.provider.calls).toEqual([]);
  });
});

describe('expired stored token with a refresh token', () => {
  function expired(options: TabOptions = {}) {
    const browser = createStubbedBrowser();
    storeUser(browser, kari, -10);
    return { browser, tab: openTab(browser, { keepsCookies: false, ...options }) };
  }

  test('renews an expired token with the refresh token at start-up, without a session check', async () => {
    const { browser, tab } = expired();
    const states: string[] = [];
    tab.session.subscribe(({ state }) => states.push(state));
    await tab.session.start();
    expect(states).toEqual(['signedIn']);
    expect(tab.session.tokens.isSignedIn()).toBe(true);
    expect(browser.provider.calls).toEqual([
      'GET /.well-known/openid-configuration',
      'POST /token refresh_token',
    ]);
    expect(tab.userInfoLoads).toBe(0);
  });

  test('renews an expired token with a clock that is an hour fast, and corrects the clock', async () => {
    const browser = createStubbedBrowser();
    storeUser(browser, kari, 1800);
    const tab = openTab(browser, { keepsCookies: false, clockOffsetMs: 3_600_000 });
    await tab.session.start();
    expect(tab.session.tokens.isSignedIn()).toBe(true);
    expect(tab.clock.now()).toBe(browser.now());
    expect(browser.provider.count('POST /token')).toBe(1);
  });

  test('AUTH-15 treats a user with a refused refresh token as a visitor', async () => {
    const { browser, tab } = expired();
    browser.provider.failure.refresh = 'invalid_grant';
    await tab.session.start();
    expect(tab.session.currentUser()).toEqual({ kind: 'anonymous', state: 'signedOut' });
    expect(readStoredRecord(browser)).toBeNull();
    expect(browser.provider.visits).toEqual([]);
  });

  test('AUTH-13 signs a user with a refused refresh token in through the provider session', async () => {
    const { browser, tab } = expired();
    browser.provider.failure.refresh = 'invalid_grant';
    browser.provider.session = kari;
    await tab.session.start();
    expect(browser.provider.count('frame /auth')).toBe(1);
    expect(tab.session.currentUser().kind).toBe('customer');
  });

  test('AUTH-09 rejects a renewed user who is no longer a customer', async () => {
    const { browser, tab } = expired();
    vi.spyOn(browser.provider, 'tokensFor').mockImplementation((account) => ({
      ...new TestBrowser().provider.tokensFor({ sub: account.sub, email: account.email }),
    }));
    await tab.session.start();
    expect(tab.session.currentUser()).toEqual({ kind: 'anonymous', state: 'signInFailed' });
    expect(readStoredRecord(browser)).toBeNull();
  });

  test('keeps the user signed in while the identity provider is unreachable, and renews when it is back', async () => {
    const { browser, tab } = expired();
    browser.provider.failure.network = new TypeError('Failed to fetch');
    await tab.session.start();
    expect(tab.session.currentUser().kind).toBe('customer');
    expect(tab.session.tokens.token()).toBeUndefined();
    expect(readStoredRecord(browser)).not.toBeNull();
    delete browser.provider.failure.network;
    await browser.advance(15_000);
    expect(tab.session.tokens.isSignedIn()).toBe(true);
  });

  test('waits at most 5 s at start-up for a hanging identity provider, and applies its late response', async () => {
    const { browser, tab } = expired();
    const answer = browser.provider.hang();
    let isStarted = false;
    const started = tab.session.start().then(() => (isStarted = true));
    await browser.advance(4999);
    expect(isStarted).toBe(false);
    await browser.advance(1);
    await started;
    expect(tab.session.currentUser().kind).toBe('customer');
    answer();
    await browser.advance(15_000);
    expect(tab.session.tokens.isSignedIn()).toBe(true);
  });

  test('makes one renewal request for two tabs that start at once', async () => {
    const { browser, tab } = expired();
    const other = openTab(browser, { keepsCookies: false });
    await Promise.all([tab.session.start(), other.session.start()]);
    expect(browser.provider.count('POST /token')).toBe(1);
    expect(other.session.tokens.token()).toBe(tab.session.tokens.token());
  });

  test('keeps the stored user signed in after a cancelled sign-in', async () => {
    const browser = createStubbedBrowser();
    const tab = await openCallbackPage(browser, { error: 'access_denied' });
    storeUser(browser, kari, -10);
    await tab.session.start();
    expect(tab.session.currentUser().kind).toBe('customer');
    expect(tab.session.tokens.isSignedIn()).toBe(true);
  });
});

describe('third-party cookies', () => {
  test('AUTH-21 AUTH-24 tests third-party cookies once per session and stores 1 or 0', async () => {
    const browser = createStubbedBrowser();
    const tab = openTab(browser, { keepsCookies: false });
    await tab.session.start();
    await flushTasks();
    const again = openTab(browser, { sessionStorage: tab.sessionStorage, keepsCookies: true });
    await again.session.start();
    await flushTasks();
    expect([tab.cookieTests, again.cookieTests]).toEqual([1, 0]);
    expect(tab.sessionStorage.getItem('third-party-cookies')).toBe('0');
    const other = openTab(browser, { keepsCookies: true });
    await other.session.start();
    await flushTasks();
    expect(other.sessionStorage.getItem('third-party-cookies')).toBe('1');
  });
});

describe('e2e mode', () => {
  test('AUTH-45 uses the stored fake user and token in e2e mode, without requests', async () => {
    const browser = createStubbedBrowser();
    const token = makeToken({ ...kari });
    browser.localStorage.setItem(E2E_USER_KEY, JSON.stringify({ access_token: token }));
    const tab = openTab(browser, { e2e: true });
    await tab.session.start();
    await flushTasks();
    expect(tab.session.currentUser()).toMatchObject({ kind: 'customer', user: { userId: 'u-kari' } });
    expect(tab.session.tokens.token()).toBe(token);
    expect(browser.provider.calls).toEqual([]);
    expect(tab.cookieTests).toBe(0);
  });

  test('AUTH-45 the user is anonymous in e2e mode without a fake user, and the fake user is ignored outside e2e mode', async () => {
    const browser = createStubbedBrowser();
    const tab = openTab(browser, { e2e: true });
    await tab.session.start();
    expect(tab.session.currentUser().state).toBe('signedOut');
    browser.localStorage.setItem(E2E_USER_KEY, JSON.stringify({ access_token: makeToken({ ...kari }) }));
    const usual = openTab(browser);
    await usual.session.start();
    expect(usual.session.currentUser().state).toBe('signedOut');
  });
});

describe('sign-in request', () => {
  test('AUTH-01 AUTH-04 redirects to the authorize endpoint with response_type=code, PKCE and our callback page', async () => {
    const browser = createStubbedBrowser();
    expect(await openTab(browser).session.signIn()).toBe(true);
    const { lastVisit } = browser.provider;
    expect(lastVisit.origin).toBe(authority);
    expect(Object.fromEntries(lastVisit.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: 'brand-a',
      code_challenge_method: 'S256',
      redirect_uri: `${origin}/app/callback`,
      resource: 'https://api.example.test',
    });
    expect(lastVisit.searchParams.get('prompt')).toBeNull();
  });

  test('redirects once for concurrent sign-in calls', async () => {
    const browser = createStubbedBrowser();
    const { session } = openTab(browser);
    await Promise.all([session.signIn(), session.signIn()]);
    expect(browser.provider.count('visit')).toBe(1);
  });

  test('redirects again after the page was restored from the back/forward cache', async () => {
    const browser = createStubbedBrowser();
    const { session } = openTab(browser);
    await session.signIn();
    session.wake(true);
    await session.signIn();
    expect(browser.provider.count('visit')).toBe(2);
  });

  test('AUTH-10 reports a failed sign-in redirect, sets signInFailed, and can retry', async () => {
    const browser = createStubbedBrowser();
    browser.provider.failure.network = new Error('Not found');
    const tab = openTab(browser);
    expect(await tab.session.signIn()).toBe(false);
    expect(tab.session.currentUser().state).toBe('signInFailed');
    expect(tab.reports).toHaveLength(1);
    delete browser.provider.failure.network;
    expect(await tab.session.signIn()).toBe(true);
  });

  test('AUTH-44 sends the login context after a password reset', async () => {
    const browser = createStubbedBrowser();
    await openTab(browser).session.signIn({ loginContext: 'password_changed' });
    expect(browser.provider.lastVisit.searchParams.get('login_context')).toBe('password_changed');
  });
});

describe('sign-in with a one-time code', () => {
  test('AUTH-27 AUTH-42 AUTH-43 signs in silently with a one-time code within 15 s, with code and login context', async () => {
    const browser = createStubbedBrowser();
    browser.provider.session = kari;
    const tab = openTab(browser);
    expect(await tab.session.signInWithOneTimeCode('abc-1')).toBe(true);
    expect(tab.session.currentUser().kind).toBe('customer');
    expect(browser.provider.timeouts).toEqual([15]);
    const { searchParams } = browser.provider.lastVisit;
    expect(searchParams.get('acr_values')).toBe('otac:abc-1');
    expect(searchParams.get('login_context')).toBe('user_created');
    expect(searchParams.get('prompt')).toBe('none');
  });

  test('AUTH-11 falls back to the sign-in page if the silent sign-in with a one-time code fails', async () => {
    const browser = createStubbedBrowser();
    const tab = openTab(browser);
    expect(await tab.session.signInWithOneTimeCode('abc-1', '/bli-kunde/tilpass')).toBe(false);
    expect(tab.reports).toEqual(['auth.silent: Silent sign-in failed: login_required']);
    expect(browser.provider.calls.at(-1)).toBe('visit /auth');
    expect(browser.provider.lastVisit.searchParams.get('login_context')).toBe('user_created');
    expect(browser.provider.lastVisit.searchParams.get('acr_values')).toBe('otac:abc-1');
    expect(tab.session.returnPath()).toBe('/bli-kunde/tilpass');
  });

  test('AUTH-42 AUTH-43 redirects with the one-time code and login context if third-party cookies are blocked', async () => {
    const browser = createStubbedBrowser();
    const tab = openTab(browser, { keepsCookies: false });
    expect(await tab.session.signInWithOneTimeCode('abc-1', '/min-konto')).toBe(false);
    expect(browser.provider.count('frame')).toBe(0);
    const { searchParams } = browser.provider.lastVisit;
    expect(searchParams.get('acr_values')).toBe('otac:abc-1');
    expect(searchParams.get('login_context')).toBe('user_created');
    expect(tab.session.returnPath()).toBe('/min-konto');
  });
});

test('the check for a provider session waits until the page is hydrated', async () => {
  const browser = createStubbedBrowser();
  const { session } = openTab(browser);
  let hydrate: () => void = () => undefined;
  const started = session.start(new Promise<void>((resolve) => (hydrate = resolve)));
  await flushTasks();
  expect(browser.provider.calls).toEqual([]);
  hydrate();
  await started;
  expect(browser.provider.calls).not.toEqual([]);
  expect(session.currentUser().state).toBe('signedOut');
});
