import { afterEach, describe, expect, test, vi } from 'vitest';
import { createMemoryStorage } from '@tv/config';
import {
  authority,
  openTab,
  origin,
  settle,
  storedRecord,
  storeUser,
  TestBrowser,
  type TabOptions,
} from '../testing/sessionWorld.ts';
import { stubbedBrowser } from '../testing/stubbedBrowser.ts';
import { kari, makeToken } from '../testing/testProvider.ts';
import { E2E_USER_KEY } from './watching.ts';

afterEach(() => void vi.unstubAllGlobals());

const noCustomer = { sub: 'u-none', email: 'no-customer@kunde.test' };

/** A tab on the return page, after somebody went to sign in (or gave it up). */
async function comeBack(
  browser: TestBrowser,
  how: { account?: typeof kari | typeof noCustomer; error?: string; returnTo?: string },
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

describe('on the return page', () => {
  test('AUTH-08 the sign-in is completed, and AUTH-32 the user info is loaded', async () => {
    const browser = stubbedBrowser();
    const tab = await comeBack(browser, { account: kari });
    await tab.session.start();
    expect(tab.session.viewer()).toEqual({
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

  test('AUTH-32 user info is loaded on signing in', async () => {
    const browser = stubbedBrowser();
    const tab = await comeBack(browser, { account: kari });
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

  test('AUTH-33 failing to load user info logs the user out with reason USER_INFO_FAILED', async () => {
    const browser = stubbedBrowser();
    const tab = await comeBack(
      browser,
      { account: kari },
      { loadUserInfo: () => Promise.reject(new Error('500')) },
    );
    await tab.session.start();
    expect(browser.provider.lastVisit.pathname).toBe('/session/end');
    expect(tab.session.logoutReason()).toBe('USER_INFO_FAILED');
    expect(tab.reports).toEqual(['auth.userInfo: 500']);
  });

  test('AUTH-32 where the clock is an hour fast the new token sets it right, and user info is loaded with it', async () => {
    const browser = stubbedBrowser();
    const tab = await comeBack(browser, { account: kari }, { clockIsOffBy: 3_600_000 });
    await tab.session.start();
    expect(tab.session.tokens.isSignedIn()).toBe(true);
    expect(tab.userInfoLoads).toBe(1);
  });

  test.each(['AbortError', 'AbortedError', 'NetworkError', 'TimeoutError'])(
    'AUTH-33 user info that was not answered (%s) is no refusal: the user stays signed in',
    async (name) => {
      const browser = stubbedBrowser();
      const failure = Object.assign(new Error('Failed to fetch'), { name });
      const tab = await comeBack(browser, { account: kari }, { loadUserInfo: () => Promise.reject(failure) });
      await tab.session.start();
      expect(tab.session.viewer().kind).toBe('customer');
      expect(storedRecord(browser)).not.toBeNull();
      expect(browser.provider.count('visit /session/end')).toBe(0);
      expect(browser.provider.count('POST /api/logout')).toBe(0);
    },
  );

  test('AUTH-09 AUTH-48 a user without a customer number is logged out, here and there, with signInFailed', async () => {
    const browser = stubbedBrowser();
    const tab = await comeBack(browser, { account: noCustomer });
    await tab.session.start();
    expect(tab.session.viewer()).toEqual({ kind: 'anonymous', state: 'signInFailed' });
    expect(storedRecord(browser)).toBeNull();
    expect(browser.provider.session).toBeUndefined();
    expect(tab.session.tokens.token()).toBeUndefined();
    expect(tab.userInfoLoads).toBe(0);
  });

  test('AUTH-10 AUTH-48 a cancelled sign-in is reported and gives signInFailed', async () => {
    const browser = stubbedBrowser();
    const tab = await comeBack(browser, { error: 'access_denied' });
    await tab.session.start();
    expect(tab.session.viewer()).toEqual({ kind: 'anonymous', state: 'signInFailed' });
    expect(tab.reports).toEqual(['auth.signIn: access_denied']);
  });

  test('AUTH-10 an answer that fits no request is reported', async () => {
    const tab = openTab(stubbedBrowser(), { path: '/app/callback?code=x&state=unknown' });
    await tab.session.start();
    expect(tab.session.viewer().state).toBe('signInFailed');
    expect(tab.reports).toHaveLength(1);
    expect(tab.reports[0]).toMatch(/^auth\.signIn: No matching state/);
  });

  test('loading the page again leaves who was signed in signed in', async () => {
    const browser = stubbedBrowser();
    const tab = await comeBack(browser, { account: kari });
    await tab.session.start();
    const again = openTab(browser, { path: tab.path });
    await again.session.start();
    expect(again.session.viewer().kind).toBe('customer');
    expect(again.reports).toEqual([]);
  });

  test('AUTH-54 the place to go back to is kept over the sign-in', async () => {
    const browser = stubbedBrowser();
    const tab = await comeBack(browser, { account: kari, returnTo: '/innstillinger?a=1#b' });
    await tab.session.start();
    expect(tab.session.returnPath()).toBe('/innstillinger?a=1#b');
    const other = await comeBack(browser, { account: kari }, { sessionStorage: tab.sessionStorage });
    await other.session.start();
    expect(other.session.returnPath()).toBe('/');
  });

  test('a sign-in that was begun in another tab is completed too', async () => {
    const browser = stubbedBrowser();
    const tab = await comeBack(browser, { account: kari }, { sessionStorage: createMemoryStorage() });
    await openTab(browser, { path: tab.path }).session.start();
    expect(storedRecord(browser)).not.toBeNull();
  });
});

describe('with a valid stored token', () => {
  test('the user is known before start returns, and nobody is asked', async () => {
    const browser = stubbedBrowser();
    storeUser(browser, kari);
    const tab = openTab(browser);
    const started = tab.session.start();
    expect(tab.session.viewer().kind).toBe('customer');
    await started;
    await settle();
    expect(browser.provider.calls).toEqual([]);
  });

  test('somebody of the company is internal', async () => {
    const browser = stubbedBrowser();
    storeUser(browser, { ...kari, email: 'internal@selskapet.test' });
    const tab = openTab(browser);
    await tab.session.start();
    expect(tab.session.viewer()).toMatchObject({ isInternal: true });
  });
});

describe('with no valid stored token', () => {
  test('AUTH-12 the identity provider is asked with cookies whether somebody has a session', async () => {
    const browser = stubbedBrowser();
    await openTab(browser).session.start();
    expect(browser.provider.calls).toEqual(['GET /context/check with cookies']);
  });

  test('AUTH-15 with no session there, neither silent nor redirect login is started', async () => {
    const browser = stubbedBrowser();
    const tab = openTab(browser);
    await tab.session.start();
    await settle();
    expect(tab.session.viewer()).toEqual({ kind: 'anonymous', state: 'signedOut' });
    expect(browser.provider.visits).toEqual([]);
  });

  test('AUTH-15 an identity provider that does not answer is no session', async () => {
    const browser = stubbedBrowser();
    browser.provider.failure.network = new TypeError('Failed to fetch');
    const tab = openTab(browser);
    await tab.session.start();
    expect(tab.session.viewer().state).toBe('signedOut');
  });

  test('AUTH-13 with a session there, a silent sign-in comes first, and is enough', async () => {
    const browser = stubbedBrowser();
    browser.provider.session = kari;
    const tab = openTab(browser);
    await tab.session.start();
    expect(tab.session.viewer()).toMatchObject({ kind: 'customer', user: { userId: 'u-kari' } });
    const [check, ...rest] = browser.provider.calls;
    expect(check).toBe('GET /context/check with cookies');
    expect(rest).toContain('frame /auth');
    expect(browser.provider.count('visit')).toBe(0);
    expect(browser.provider.visits[0]?.searchParams.get('prompt')).toBe('none');
    expect(tab.userInfoLoads).toBe(1);
  });

  test('AUTH-13 AUTH-25 that silent sign-in has 2 s', async () => {
    const browser = stubbedBrowser();
    browser.provider.session = kari;
    await openTab(browser).session.start();
    expect(browser.provider.timeouts).toEqual([2]);
  });

  test.each(['timeout', 'login_required'])(
    'AUTH-14 AUTH-11 when it fails (%s), that is reported with the reason and a full redirect login follows',
    async (reason) => {
      const browser = stubbedBrowser();
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

  test('a redirect login that came to nothing is not begun again in the same tab, but is in another', async () => {
    const browser = stubbedBrowser();
    browser.provider.session = kari;
    browser.provider.failure.silent = 'login_required';
    const tab = openTab(browser);
    await tab.session.start();
    const again = openTab(browser, { sessionStorage: tab.sessionStorage });
    await again.session.start();
    expect(again.session.viewer()).toEqual({ kind: 'anonymous', state: 'signedOut' });
    expect(browser.provider.count('visit')).toBe(1);
    await openTab(browser).session.start();
    expect(browser.provider.count('visit')).toBe(2);
  });

  test('somebody who was refused is not signed in again by himself; asking for it works', async () => {
    const browser = stubbedBrowser();
    browser.provider.failure.logout = 500; // his session at the identity provider stays
    const tab = await comeBack(browser, { account: noCustomer });
    await tab.session.start();
    const next = openTab(browser, { sessionStorage: tab.sessionStorage });
    await next.session.start();
    expect(next.session.viewer().state).toBe('signedOut');
    expect(browser.provider.count('frame')).toBe(0);
    expect(await next.session.signIn()).toBe(true);
    expect(browser.provider.lastVisit.searchParams.get('prompt')).toBe('login');
  });

  test('what is stored and cannot be used is removed', async () => {
    const browser = stubbedBrowser();
    browser.provider.givesRefreshTokens = false;
    storeUser(browser, kari, -10);
    await openTab(browser).session.start();
    expect(storedRecord(browser)).toBeNull();
  });

  test('the pages of signing out start no sign-in', async () => {
    const browser = stubbedBrowser();
    browser.provider.session = kari;
    const tab = openTab(browser, { path: '/logout/success' });
    await tab.session.start();
    expect(tab.session.viewer().state).toBe('signedOut');
    expect(browser.provider.calls).toEqual([]);
  });
});

describe('with a stored token that ran out, and a refresh token', () => {
  function expired(options: TabOptions = {}) {
    const browser = stubbedBrowser();
    storeUser(browser, kari, -10);
    return { browser, tab: openTab(browser, { keepsCookies: false, ...options }) };
  }

  test('the user is renewed with it before anything is decided, and nobody is asked for a session', async () => {
    const { browser, tab } = expired();
    const seen: string[] = [];
    tab.session.subscribe(({ state }) => seen.push(state));
    await tab.session.start();
    expect(seen).toEqual(['signedIn']);
    expect(tab.session.tokens.isSignedIn()).toBe(true);
    expect(browser.provider.calls).toEqual([
      'GET /.well-known/openid-configuration',
      'POST /token refresh_token',
    ]);
    expect(tab.userInfoLoads).toBe(0);
  });

  test('the same where the clock is an hour fast, which is set right by the new token', async () => {
    const browser = stubbedBrowser();
    storeUser(browser, kari, 1800);
    const tab = openTab(browser, { keepsCookies: false, clockIsOffBy: 3_600_000 });
    await tab.session.start();
    expect(tab.session.tokens.isSignedIn()).toBe(true);
    expect(tab.clock.now()).toBe(browser.now());
    expect(browser.provider.count('POST /token')).toBe(1);
  });

  test('AUTH-15 who is refused is a visitor', async () => {
    const { browser, tab } = expired();
    browser.provider.failure.refresh = 'invalid_grant';
    await tab.session.start();
    expect(tab.session.viewer()).toEqual({ kind: 'anonymous', state: 'signedOut' });
    expect(storedRecord(browser)).toBeNull();
    expect(browser.provider.visits).toEqual([]);
  });

  test('AUTH-13 who is refused, and has a session at the provider, is signed in by that', async () => {
    const { browser, tab } = expired();
    browser.provider.failure.refresh = 'invalid_grant';
    browser.provider.session = kari;
    await tab.session.start();
    expect(browser.provider.count('frame /auth')).toBe(1);
    expect(tab.session.viewer().kind).toBe('customer');
  });

  test('AUTH-09 who is no customer any more is refused', async () => {
    const { browser, tab } = expired();
    vi.spyOn(browser.provider, 'tokensFor').mockImplementation((account) => ({
      ...new TestBrowser().provider.tokensFor({ sub: account.sub, email: account.email }),
    }));
    await tab.session.start();
    expect(tab.session.viewer()).toEqual({ kind: 'anonymous', state: 'signInFailed' });
    expect(storedRecord(browser)).toBeNull();
  });

  test('the user stays who he is while the provider does not answer, and is renewed when it does', async () => {
    const { browser, tab } = expired();
    browser.provider.failure.network = new TypeError('Failed to fetch');
    await tab.session.start();
    expect(tab.session.viewer().kind).toBe('customer');
    expect(tab.session.tokens.token()).toBeUndefined();
    expect(storedRecord(browser)).not.toBeNull();
    delete browser.provider.failure.network;
    await browser.advance(15_000);
    expect(tab.session.tokens.isSignedIn()).toBe(true);
  });

  test('the start waits no longer than 5 s for a provider that hangs, and takes what it says later', async () => {
    const { browser, tab } = expired();
    const answer = browser.provider.hang();
    let isStarted = false;
    const started = tab.session.start().then(() => (isStarted = true));
    await browser.advance(4999);
    expect(isStarted).toBe(false);
    await browser.advance(1);
    await started;
    expect(tab.session.viewer().kind).toBe('customer');
    answer();
    await browser.advance(15_000);
    expect(tab.session.tokens.isSignedIn()).toBe(true);
  });

  test('two tabs that start at once ask once', async () => {
    const { browser, tab } = expired();
    const other = openTab(browser, { keepsCookies: false });
    await Promise.all([tab.session.start(), other.session.start()]);
    expect(browser.provider.count('POST /token')).toBe(1);
    expect(other.session.tokens.token()).toBe(tab.session.tokens.token());
  });

  test('a sign-in that was given up leaves him who he is', async () => {
    const browser = stubbedBrowser();
    const tab = await comeBack(browser, { error: 'access_denied' });
    storeUser(browser, kari, -10);
    await tab.session.start();
    expect(tab.session.viewer().kind).toBe('customer');
    expect(tab.session.tokens.isSignedIn()).toBe(true);
  });
});

describe('third-party cookies', () => {
  test('AUTH-21 AUTH-24 are tested once per session, and the result is stored as 1 or 0', async () => {
    const browser = stubbedBrowser();
    const tab = openTab(browser, { keepsCookies: false });
    await tab.session.start();
    await settle();
    const again = openTab(browser, { sessionStorage: tab.sessionStorage, keepsCookies: true });
    await again.session.start();
    await settle();
    expect([tab.cookieTests, again.cookieTests]).toEqual([1, 0]);
    expect(tab.sessionStorage.getItem('third-party-cookies')).toBe('0');
    const other = openTab(browser, { keepsCookies: true });
    await other.session.start();
    await settle();
    expect(other.sessionStorage.getItem('third-party-cookies')).toBe('1');
  });
});

describe('in e2e mode', () => {
  test('AUTH-45 the stored fake user and token are used, and no identity provider is asked', async () => {
    const browser = stubbedBrowser();
    const token = makeToken({ ...kari });
    browser.localStorage.setItem(E2E_USER_KEY, JSON.stringify({ access_token: token }));
    const tab = openTab(browser, { e2e: true });
    await tab.session.start();
    await settle();
    expect(tab.session.viewer()).toMatchObject({ kind: 'customer', user: { userId: 'u-kari' } });
    expect(tab.session.tokens.token()).toBe(token);
    expect(browser.provider.calls).toEqual([]);
    expect(tab.cookieTests).toBe(0);
  });

  test('AUTH-45 without one the viewer is anonymous, and outside the mode it is not looked at', async () => {
    const browser = stubbedBrowser();
    const tab = openTab(browser, { e2e: true });
    await tab.session.start();
    expect(tab.session.viewer().state).toBe('signedOut');
    browser.localStorage.setItem(E2E_USER_KEY, JSON.stringify({ access_token: makeToken({ ...kari }) }));
    const usual = openTab(browser);
    await usual.session.start();
    expect(usual.session.viewer().state).toBe('signedOut');
  });
});

describe('the sign-in request', () => {
  test('AUTH-01 AUTH-04 goes to the authorize endpoint with response_type=code, PKCE and our return page', async () => {
    const browser = stubbedBrowser();
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

  test('is made once, however often it is asked for', async () => {
    const browser = stubbedBrowser();
    const { session } = openTab(browser);
    await Promise.all([session.signIn(), session.signIn()]);
    expect(browser.provider.count('visit')).toBe(1);
  });

  test('can be made again when the page was brought back from where it led', async () => {
    const browser = stubbedBrowser();
    const { session } = openTab(browser);
    await session.signIn();
    session.wake(true);
    await session.signIn();
    expect(browser.provider.count('visit')).toBe(2);
  });

  test('AUTH-10 that cannot be made is reported, gives signInFailed, and can be tried again', async () => {
    const browser = stubbedBrowser();
    browser.provider.failure.network = new Error('Not found');
    const tab = openTab(browser);
    expect(await tab.session.signIn()).toBe(false);
    expect(tab.session.viewer().state).toBe('signInFailed');
    expect(tab.reports).toHaveLength(1);
    delete browser.provider.failure.network;
    expect(await tab.session.signIn()).toBe(true);
  });

  test('AUTH-44 says after a password reset why it is made', async () => {
    const browser = stubbedBrowser();
    await openTab(browser).session.signIn({ loginContext: 'password_changed' });
    expect(browser.provider.lastVisit.searchParams.get('login_context')).toBe('password_changed');
  });
});

describe('signing in with a one-time code', () => {
  test('AUTH-27 AUTH-42 AUTH-43 is silent, has 15 s, and carries the code and the context', async () => {
    const browser = stubbedBrowser();
    browser.provider.session = kari;
    const tab = openTab(browser);
    expect(await tab.session.signInWithOneTimeCode('abc-1')).toBe(true);
    expect(tab.session.viewer().kind).toBe('customer');
    expect(browser.provider.timeouts).toEqual([15]);
    const { searchParams } = browser.provider.lastVisit;
    expect(searchParams.get('acr_values')).toBe('otac:abc-1');
    expect(searchParams.get('login_context')).toBe('user_created');
    expect(searchParams.get('prompt')).toBe('none');
  });

  test('AUTH-11 falls back to the sign-in page when it fails', async () => {
    const browser = stubbedBrowser();
    const tab = openTab(browser);
    expect(await tab.session.signInWithOneTimeCode('abc-1', '/bli-kunde/tilpass')).toBe(false);
    expect(tab.reports).toEqual(['auth.silent: Silent sign-in failed: login_required']);
    expect(browser.provider.calls.at(-1)).toBe('visit /auth');
    expect(browser.provider.lastVisit.searchParams.get('login_context')).toBe('user_created');
    expect(browser.provider.lastVisit.searchParams.get('acr_values')).toBe('otac:abc-1');
    expect(tab.session.returnPath()).toBe('/bli-kunde/tilpass');
  });

  test('AUTH-42 AUTH-43 is by the page, with the same code and context, where frames have no cookies', async () => {
    const browser = stubbedBrowser();
    const tab = openTab(browser, { keepsCookies: false });
    expect(await tab.session.signInWithOneTimeCode('abc-1', '/min-konto')).toBe(false);
    expect(browser.provider.count('frame')).toBe(0);
    const { searchParams } = browser.provider.lastVisit;
    expect(searchParams.get('acr_values')).toBe('otac:abc-1');
    expect(searchParams.get('login_context')).toBe('user_created');
    expect(tab.session.returnPath()).toBe('/min-konto');
  });
});
