import { afterEach, describe, expect, test, vi } from 'vitest';
import { getTitle } from '@tv/api-client';
import { createMemoryStorage } from '@tv/browser-storage';
import { createTestWorld } from '@tv/test-world';
import {
  openTab,
  origin,
  flushTasks,
  readStoredRecord,
  storeUser,
  TestBrowser,
  type TabOptions,
} from '../testing/sessionTestBrowser.ts';
import { createStubbedBrowser } from '../testing/stubbedBrowser.ts';
import { kari, ola } from '../testing/testIdentityProvider.ts';
import { storedRedirectRenewal } from './createRedirectRenewal.ts';

afterEach(() => void vi.unstubAllGlobals());

const SECOND = 1000;
const HOUR = 3_600_000;

/** Opens a tab with kari signed in, with the given token lifetime. */
async function signedIn(lifeSeconds: number, options: TabOptions = {}, browser = createStubbedBrowser()) {
  browser.provider.session = kari;
  browser.provider.tokenLifetimeSeconds = lifeSeconds;
  storeUser(browser, kari, lifeSeconds);
  const tab = openTab(browser, options);
  await tab.session.start();
  await flushTasks();
  return { browser, tab, session: tab.session, provider: browser.provider };
}

/** Creates a browser with an identity provider that issues no refresh tokens. */
function withoutRefreshTokens(): TestBrowser {
  const browser = createStubbedBrowser();
  browser.provider.issuesRefreshTokens = false;
  return browser;
}

/** Third-party cookies are blocked too: no renewal without a page. */
const signedInWithoutRenewal = (lifeSeconds: number, options: TabOptions = {}) =>
  signedIn(lifeSeconds, { keepsCookies: false, ...options }, withoutRefreshTokens());

const refreshes = (browser: TestBrowser): number => browser.provider.count('POST /token refresh_token');

describe('expiring token', () => {
  test('AUTH-02 AUTH-16 renews a token silently one minute before expiry', async () => {
    const { browser, session } = await signedIn(3600);
    const before = session.tokens.token();
    await browser.advance(3539 * SECOND);
    expect(refreshes(browser)).toBe(0);
    await browser.advance(1 * SECOND);
    expect(refreshes(browser)).toBe(1);
    expect(session.tokens.token()).not.toBe(before);
    expect(session.tokens.isSignedIn()).toBe(true);
    await browser.advance(3540 * SECOND);
    expect(refreshes(browser)).toBe(2);
  });

  test('AUTH-16 renews at most once per 15 s, also with short token lifetimes', async () => {
    const { browser, session } = await signedIn(30); // always expiring
    expect(refreshes(browser)).toBe(0);
    await browser.advance(0);
    expect(refreshes(browser)).toBe(1);
    session.wake();
    session.wake();
    await browser.advance(14_999);
    expect(refreshes(browser)).toBe(1);
    await browser.advance(1);
    expect(refreshes(browser)).toBe(2);
  });

  test('AUTH-26 the silent request for an expiring token times out after 10 s', async () => {
    const browser = withoutRefreshTokens();
    await signedIn(61, {}, browser);
    await browser.advance(1 * SECOND);
    await vi.waitFor(() => expect(browser.provider.timeouts).toEqual([10]));
  });

  test('AUTH-17 AUTH-11 clears the stored user and sets signedOut on login_required', async () => {
    const browser = withoutRefreshTokens();
    const { tab, session } = await signedIn(61, {}, browser);
    browser.provider.session = undefined;
    await browser.advance(1 * SECOND);
    await vi.waitFor(() => expect(session.currentUser()).toEqual({ kind: 'anonymous', state: 'signedOut' }));
    expect(readStoredRecord(browser)).toBeNull();
    expect(session.tokens.token()).toBeUndefined();
    expect(tab.reports).toEqual(['auth.silent: Silent sign-in failed: login_required']);
  });

  test('retries a renewal that failed for another reason after 15 s, and keeps the user', async () => {
    const { browser, session, tab } = await signedIn(100);
    browser.provider.failure.network = new TypeError('Failed to fetch');
    await browser.advance(40 * SECOND);
    expect(tab.reports).toEqual(['auth.silent: Silent sign-in failed: Failed to fetch']);
    expect(session.currentUser().kind).toBe('customer');
    delete browser.provider.failure.network;
    await browser.advance(15 * SECOND);
    expect(refreshes(browser)).toBe(1);
    expect(session.tokens.isSignedIn()).toBe(true);
  });

  test('renews through the provider session if the refresh token is used up', async () => {
    const { browser, session } = await signedIn(61);
    browser.provider.failure.refresh = 'invalid_grant';
    const before = session.tokens.token();
    await browser.advance(1 * SECOND);
    await vi.waitFor(() => expect(session.tokens.token()).not.toBe(before));
    expect(browser.provider.count('frame /auth')).toBe(1);
  });

  test('renews when the page becomes visible after a timer missed the expiry', async () => {
    const { browser, session } = await signedIn(3600);
    browser.provider.failure.network = new TypeError('Failed to fetch');
    await browser.advance(2 * HOUR);
    expect(session.tokens.token()).toBeUndefined();
    delete browser.provider.failure.network;
    session.wake();
    await flushTasks();
    expect(session.tokens.isSignedIn()).toBe(true);
  });

  test('rejects a renewed user who is not a customer any more', async () => {
    const { browser, session } = await signedIn(61);
    vi.spyOn(browser.provider, 'tokensFor').mockImplementation((account) => ({
      ...new TestBrowser().provider.tokensFor({ sub: account.sub, email: account.email }),
    }));
    await browser.advance(1 * SECOND);
    expect(session.currentUser()).toEqual({ kind: 'anonymous', state: 'signInFailed' });
    expect(readStoredRecord(browser)).toBeNull();
  });
});

describe('two tabs', () => {
  test('makes one request for two tabs that renew at once, and both get the new token', async () => {
    const { browser, session: first } = await signedIn(61);
    const { session: second } = openTab(browser);
    await second.start();
    await browser.advance(1 * SECOND);
    expect(refreshes(browser)).toBe(1);
    expect(second.tokens.token()).toBe(first.tokens.token());
    expect(second.tokens.isSignedIn()).toBe(true);
  });

  test('adopts a token that another tab has renewed', async () => {
    const { browser, session } = await signedIn(3600);
    storeUser(browser, kari);
    session.handleStorageChange('something-else');
    const before = session.tokens.token();
    session.handleStorageChange(`oidc.user:${browser.provider.authority}:brand-a`);
    expect(session.tokens.token()).not.toBe(before);
    expect(readStoredRecord(browser)).toContain(session.tokens.token());
  });

  test('signs out when another tab signs out', async () => {
    const { browser, session } = await signedIn(3600);
    browser.localStorage.clear();
    session.handleStorageChange(null);
    expect(session.currentUser()).toEqual({ kind: 'anonymous', state: 'signedOut' });
  });

  test('switches to the user that another tab signed in', async () => {
    const { browser, session } = await signedIn(3600);
    storeUser(browser, ola);
    session.handleStorageChange(null);
    expect(session.currentUser()).toMatchObject({ user: { userId: 'u-ola' } });
  });
});

describe('401 response', () => {
  test('renews once, with a timeout of 2 s, for concurrent 401 responses', async () => {
    const browser = withoutRefreshTokens();
    const { session } = await signedIn(3600, {}, browser);
    const results = await Promise.all([
      session.tokens.renew(),
      session.tokens.renew(),
      session.tokens.renew(),
    ]);
    expect(results).toEqual([true, true, true]);
    expect(browser.provider.timeouts).toEqual([2]);
  });

  test('renews once for concurrent 401 responses, also if the renewal fails', async () => {
    const { browser, session, tab } = await signedIn(3600);
    browser.provider.failure.refresh = 'temporarily_unavailable';
    await Promise.all([session.tokens.renew(), session.tokens.renew(), session.tokens.renew()]);
    expect(refreshes(browser)).toBe(1);
    expect(tab.reports).toHaveLength(1);
  });

  test('shares a pending renewal with a 401 response', async () => {
    const { browser, session } = await signedIn(3600);
    const before = session.tokens.token();
    void session.tokens.renew();
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
    expect(session.tokens.token()).toBe(before);
    expect(await session.tokens.renew()).toBe(true);
    expect(session.tokens.token()).not.toBe(before);
    expect(refreshes(browser)).toBe(1);
  });

  test('does not renew for a 401 response soon after a renewal', async () => {
    const { browser, session } = await signedIn(3600);
    await session.tokens.renew();
    expect(await session.tokens.renew()).toBe(true);
    expect(refreshes(browser)).toBe(1);
    await browser.advance(15 * SECOND);
    await session.tokens.renew();
    expect(refreshes(browser)).toBe(2);
  });

  test('API-06 delays a call only for the renewal of a token that expires within 10 s', async () => {
    const { browser, session } = await signedIn(3600);
    browser.sleep(3589 * SECOND);
    expect(session.tokens.renewIfExpiring()).toBeUndefined();
    browser.sleep(1 * SECOND);
    await session.tokens.renewIfExpiring();
    expect(refreshes(browser)).toBe(1);
    expect(session.tokens.renewIfExpiring()).toBeUndefined();
  });

  test('API-06 does not delay a call if renewal needs a redirect', async () => {
    const { browser, session, tab } = await signedInWithoutRenewal(20);
    browser.sleep(30 * SECOND);
    await session.tokens.renewIfExpiring();
    expect(browser.provider.calls).toEqual([]);
    expect(tab.reports).toEqual([]);
    expect(session.consumeMissedToken()).toBe(true);
    expect(session.consumeMissedToken()).toBe(false);
  });

  test('API-06 does not delay a visitor’s call', async () => {
    const { session } = openTab(createStubbedBrowser());
    await session.start();
    expect(session.tokens.renewIfExpiring()).toBeUndefined();
    expect(session.tokens.userId()).toBeUndefined();
  });

  test('AUTH-32 does not delay the customer request for the renewal that makes it', async () => {
    const browser = createStubbedBrowser();
    const tab = openTab(browser, { loadUserInfo: () => tab.session.tokens.renew() });
    await tab.session.start();
    browser.provider.session = kari;
    expect(await tab.session.tokens.renew()).toBe(true);
    expect(tab.userInfoLoads).toBe(1);
  });

  test('does nothing for a 401 response of a visitor without a provider session', async () => {
    const browser = createStubbedBrowser();
    const { session } = openTab(browser);
    await session.start();
    expect(await session.tokens.renew()).toBe(false);
    expect(browser.provider.visits).toEqual([]);
  });

  test('API-06 API-12 renews an expired token before a call, with the real API and session', async () => {
    const { browser, session } = await signedIn(20);
    browser.provider.failure.network = new TypeError('Failed to fetch');
    await browser.advance(60 * SECOND);
    delete browser.provider.failure.network;
    expect(session.tokens.isSignedIn()).toBe(false);
    browser.sleep(15 * SECOND);
    const { store, network } = createTestWorld({ tokens: session.tokens });
    await Promise.all([
      store.dispatch(getTitle.initiate('isfront')),
      store.dispatch(getTitle.initiate('fyret')),
    ]);
    expect(refreshes(browser)).toBe(1);
    const sent = network.requestsTo('GET /content-search/title');
    const bearer = `Bearer ${session.tokens.token()}`;
    expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual([bearer, bearer]);
  });

  test('API-12 AUTH-32 signs in a visitor who now has a provider session after a 401 response, and loads the user info', async () => {
    const browser = createStubbedBrowser();
    const tab = openTab(browser);
    await tab.session.start();
    browser.provider.session = kari;
    expect(await tab.session.tokens.renew()).toBe(true);
    expect(tab.session.currentUser()).toMatchObject({ user: { userId: 'u-kari' } });
    expect(tab.userInfoLoads).toBe(1);
  });

  test('AUTH-33 signs the visitor out again if the user info fails to load', async () => {
    const browser = createStubbedBrowser();
    const tab = openTab(browser, { loadUserInfo: () => Promise.reject(new Error('500')) });
    await tab.session.start();
    browser.provider.session = kari;
    await tab.session.tokens.renew();
    expect(browser.provider.lastVisit.pathname).toBe('/session/end');
    expect(tab.session.logoutReason()).toBe('USER_INFO_FAILED');
  });

  test('does not load the user info when a signed-in user’s token is renewed', async () => {
    const { session, tab } = await signedIn(3600);
    await session.tokens.renew();
    expect(tab.userInfoLoads).toBe(0);
  });

  test('makes no request after a 401 response if silent sign-in is not supported', async () => {
    const { browser, session } = await signedInWithoutRenewal(3600);
    expect(await session.tokens.renew()).toBe(true);
    expect(refreshes(browser)).toBe(0);
  });
});

describe('without silent sign-in', () => {
  const blocked = { keepsCookies: false };

  test('AUTH-18 renews an expiring token by redirect on the next route change, not automatically', async () => {
    const { browser, session } = await signedInWithoutRenewal(60, { environment: 'dev' });
    await browser.advance(31 * SECOND);
    expect(browser.provider.calls).toEqual([]);
    session.handleRouteChange('/film/1?a=2');
    await vi.waitFor(() => expect(browser.provider.lastVisit.pathname).toBe('/auth'));
    expect(browser.provider.lastVisit.searchParams.get('prompt')).toBeNull();
    expect(session.returnPath()).toBe('/film/1?a=2');
  });

  test.each([
    ['AUTH-19', 'prod', 11 * 3600, true],
    ['AUTH-19', 'prod', 13 * 3600, false],
    ['AUTH-19', 'uat', 11 * 3600, true],
    ['AUTH-20', 'dev', 29, true],
    ['AUTH-20', 'dev', 31, false],
  ] as const)(
    '%s in %s with %d s of token lifetime left, a route change renews by redirect: %s',
    async (_id, environment, life, isRenewed) => {
      const { browser, session } = await signedInWithoutRenewal(life, { environment });
      session.handleRouteChange('/');
      if (isRenewed) await vi.waitFor(() => expect(browser.provider.count('visit /auth')).toBe(1));
      else await flushTasks();
      expect(browser.provider.count('visit /auth')).toBe(isRenewed ? 1 : 0);
    },
  );

  test('AUTH-18 does not redirect on a route change if silent sign-in works', async () => {
    const { browser, session } = await signedIn(20, { environment: 'prod' });
    await browser.advance(10 * SECOND);
    session.handleRouteChange('/');
    await flushTasks();
    expect(browser.provider.count('visit')).toBe(0);
  });

  test('does not redirect a visitor on a route change', async () => {
    const browser = createStubbedBrowser();
    const { session } = openTab(browser, blocked);
    await session.start();
    session.handleRouteChange('/film/1');
    await flushTasks();
    expect(browser.provider.visits).toEqual([]);
  });

  test('AUTH-18 decides about the redirect during the route change, so that a late response does not interrupt playback', async () => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const { browser, session } = await signedInWithoutRenewal(20, { keepsCookies: promise });
    session.handleRouteChange('/watch/vod/1');
    resolve(false);
    await flushTasks();
    expect(browser.provider.visits).toEqual([]);
    session.handleRouteChange('/film/1');
    await vi.waitFor(() => expect(browser.provider.count('visit /auth')).toBe(1));
    expect(session.returnPath()).toBe('/film/1');
  });

  test('AUTH-18 returns after a renewal by redirect to the page that the user left', async () => {
    const { browser, session } = await signedInWithoutRenewal(20);
    session.handleRouteChange('/film/1');
    session.handleRouteChange('/film/2?a=1');
    await vi.waitFor(() => expect(browser.provider.count('visit /auth')).toBe(1));
    expect(session.returnPath()).toBe('/film/2?a=1');
  });

  test('API-12 reports a missing expired token, and renews it on the next route change', async () => {
    const { browser, session, tab } = await signedInWithoutRenewal(20);
    await browser.advance(30 * SECOND);
    expect(await session.tokens.renew()).toBe(false);
    expect(tab.reports).toEqual(['auth.renew: The token cannot be renewed without a redirect']);
    expect(browser.provider.visits).toEqual([]);
    session.handleRouteChange('/film/1');
    await vi.waitFor(() => expect(browser.provider.count('visit /auth')).toBe(1));
  });

  test('renews by redirect at most once per 15 s, also if the new token expires soon', async () => {
    const { browser, session, tab } = await signedInWithoutRenewal(3600);
    session.handleRouteChange('/a');
    await vi.waitFor(() => expect(browser.provider.count('visit')).toBe(1));
    const { pathname, search } = new URL(browser.provider.answer(browser.provider.lastVisit));
    const back = openTab(browser, {
      ...blocked,
      sessionStorage: tab.sessionStorage,
      path: `${pathname}${search}`,
    });
    await back.session.start();
    expect(back.session.currentUser().kind).toBe('customer');
    back.session.handleRouteChange('/b');
    await flushTasks();
    expect(browser.provider.count('visit')).toBe(1);
    await browser.advance(15 * SECOND);
    back.session.handleRouteChange('/c');
    await vi.waitFor(() => expect(browser.provider.count('visit')).toBe(2));
  });

  test('does not retry a cancelled renewal by redirect on every click', async () => {
    const { browser, session, tab } = await signedInWithoutRenewal(20);
    session.handleRouteChange('/a');
    await vi.waitFor(() => expect(browser.provider.count('visit')).toBe(1));
    const back = openTab(browser, { ...blocked, sessionStorage: tab.sessionStorage });
    await back.session.start();
    await browser.advance(16 * SECOND);
    back.session.handleRouteChange('/b');
    await flushTasks();
    expect(browser.provider.count('visit')).toBe(1);
  });
});

describe('expired token with a refresh token', () => {
  const blocked = { keepsCookies: false };

  test('renews on time with a refresh token if third-party cookies are blocked, without a frame or redirect', async () => {
    const { browser, session } = await signedIn(3600, blocked);
    const before = session.tokens.token();
    await browser.advance(3540 * SECOND);
    expect(session.tokens.token()).not.toBe(before);
    session.handleRouteChange('/film/1');
    await flushTasks();
    expect(refreshes(browser)).toBe(1);
    expect(browser.provider.visits).toEqual([]);
  });

  test('AUTH-16 renews within a minute after the machine was suspended, without a wake-up event', async () => {
    const { browser, session } = await signedIn(3600, blocked);
    browser.suspend(2 * HOUR);
    expect(session.tokens.isSignedIn()).toBe(false);
    await browser.advance(60 * SECOND);
    expect(session.tokens.isSignedIn()).toBe(true);
    expect(refreshes(browser)).toBe(1);
  });

  test('renews an expired token when the tab wakes up', async () => {
    const { browser, session } = await signedIn(3600, blocked);
    browser.sleep(2 * HOUR);
    expect(session.tokens.isSignedIn()).toBe(false);
    session.wake();
    await flushTasks();
    expect(session.tokens.isSignedIn()).toBe(true);
    expect(browser.provider.visits).toEqual([]);
  });

  test('API-12 renews an expired token when a call needs it', async () => {
    const { browser, session, tab } = await signedIn(3600, blocked);
    browser.sleep(2 * HOUR);
    expect(await session.tokens.renew()).toBe(true);
    expect(tab.reports).toEqual([]);
  });

  test('AUTH-28 loads changed claims with the refresh token, without a redirect', async () => {
    const { browser, session, tab } = await signedIn(3600, { ...blocked, path: '/film/1' });
    await session.handleClaimsChange();
    expect(refreshes(browser)).toBe(1);
    expect(browser.provider.visits).toEqual([]);
    expect(tab.sentTo).toEqual([]);
  });

  test('AUTH-18 renews by redirect on the next route change if the provider rejects the refresh token', async () => {
    const { browser, session } = await signedIn(100, blocked);
    browser.provider.failure.refresh = 'invalid_grant';
    await browser.advance(50 * SECOND);
    await browser.advance(HOUR);
    expect(refreshes(browser)).toBe(1);
    expect(browser.provider.visits).toEqual([]);
    session.handleRouteChange('/film/1');
    await vi.waitFor(() => expect(browser.provider.count('visit /auth')).toBe(1));
  });

  test('retries with exponential backoff while the provider is unreachable, and at once when the network is back', async () => {
    const { browser, session, tab } = await signedIn(60, blocked);
    browser.provider.failure.network = new TypeError('Failed to fetch');
    // After 0, 15, 45, 105, 225 and 465 s.
    await browser.advance(466 * SECOND);
    expect(tab.reports).toHaveLength(6);
    expect(session.currentUser().kind).toBe('customer');
    expect(readStoredRecord(browser)).not.toBeNull();
    delete browser.provider.failure.network;
    session.wake();
    await flushTasks();
    await browser.advance(14 * SECOND);
    expect(session.tokens.isSignedIn()).toBe(true);
  });
});

describe('identity provider on our own site', () => {
  test('renews silently through a same-site provider although third-party cookies are blocked', async () => {
    const browser = createStubbedBrowser(origin.replace('tv.', 'id.tv.'));
    const { session } = await signedIn(61, { keepsCookies: false }, browser);
    const before = session.tokens.token();
    await browser.advance(1 * SECOND);
    expect(session.tokens.token()).not.toBe(before);
  });
});

describe('claims change', () => {
  test('AUTH-28 renews after a claims change, also soon after another renewal, and shows the new claims', async () => {
    const { browser, session, tab } = await signedIn(3600, { path: '/film/1' });
    await session.tokens.renew();
    browser.provider.session = { ...kari, channel_entitlements: ['news'] };
    const tokensFor = browser.provider.tokensFor.bind(browser.provider);
    vi.spyOn(browser.provider, 'tokensFor').mockImplementation((account) =>
      tokensFor({ ...account, channel_entitlements: ['news'] }),
    );
    await session.handleClaimsChange();
    expect(refreshes(browser)).toBe(2);
    expect(session.currentUser()).toMatchObject({ user: { entitlements: ['news'] } });
    expect(tab.sentTo).toEqual([]);
  });

  test('AUTH-28 sends a new request after a claims change although a renewal is pending', async () => {
    const { browser, session } = await signedIn(3600);
    const tokensFor = browser.provider.tokensFor.bind(browser.provider);
    let rights = ['sport'];
    let changed: Promise<void>[] = [];
    vi.spyOn(browser.provider, 'tokensFor').mockImplementation((account) => {
      const answer = tokensFor({ ...account, channel_entitlements: rights });
      if (changed.length === 0) {
        rights = ['news'];
        changed = [session.handleClaimsChange(), session.handleClaimsChange()];
      }
      return answer;
    });
    await session.tokens.renew();
    await Promise.all(changed);
    expect(session.currentUser()).toMatchObject({ user: { entitlements: ['news'] } });
    expect(refreshes(browser)).toBe(2);
  });

  test('AUTH-28 does not adopt a token that another tab requested before the claims change', async () => {
    const { browser, session: first } = await signedIn(3600);
    const { session: second } = openTab(browser);
    await second.start();
    const renewed = first.tokens.renew();
    const changed = second.handleClaimsChange();
    await Promise.all([renewed, changed]);
    expect(refreshes(browser)).toBe(2);
    expect(readStoredRecord(browser)).toContain(second.tokens.token());
  });

  test('AUTH-28 retries a failed renewal after a claims change after 15 s', async () => {
    const { browser, session } = await signedIn(3600);
    browser.provider.failure.network = new TypeError('Failed to fetch');
    await session.handleClaimsChange();
    delete browser.provider.failure.network;
    await browser.advance(14_999);
    expect(refreshes(browser)).toBe(0);
    await browser.advance(1);
    expect(refreshes(browser)).toBe(1);
    await browser.advance(60 * SECOND);
    expect(refreshes(browser)).toBe(1);
  });

  test('AUTH-28 AUTH-29 waits after a claims change for the redirect throttle, and then returns to the current page', async () => {
    const browser = withoutRefreshTokens();
    const sessionStorage = createMemoryStorage({ [storedRedirectRenewal.key]: String(browser.now()) });
    const options = { keepsCookies: false, path: '/film/1', sessionStorage };
    const { session, tab, provider } = await signedIn(13 * 3600, options, browser);
    await session.handleClaimsChange();
    await session.handleClaimsChange();
    tab.path = '/film/2';
    await browser.advance(14_999);
    expect(provider.visits).toEqual([]);
    await browser.advance(1);
    expect(provider.count('visit /auth')).toBe(1);
    expect(session.returnPath()).toBe('/film/2');
  });

  test('AUTH-30 returns to the front page if the user opened an obsolete page before the redirect', async () => {
    const { session } = await signedInWithoutRenewal(13 * 3600, { path: '/film/1' });
    const changed = session.handleClaimsChange();
    await Promise.resolve();
    await Promise.resolve();
    session.handleRouteChange('/abonnement');
    await changed;
    expect(session.returnPath()).toBe('/');
  });

  test('AUTH-29 renews by redirect without silent sign-in, and returns to the current path', async () => {
    const { browser, session } = await signedInWithoutRenewal(13 * 3600, { path: '/film/1?a=2#b' });
    await session.handleClaimsChange();
    expect(browser.provider.lastVisit.pathname).toBe('/auth');
    expect(session.returnPath()).toBe('/film/1?a=2#b');
  });

  test.each(['/bli-kunde', '/passord/reset?token=1', '/logout/success', '/abonnement'])(
    'AUTH-30 goes to the front page after a claims change on %s',
    async (path) => {
      const blocked = await signedInWithoutRenewal(13 * 3600, { path });
      await blocked.session.handleClaimsChange();
      expect(blocked.provider.lastVisit.pathname).toBe('/auth');
      expect(blocked.session.returnPath()).toBe('/');
      const silent = await signedIn(3600, { path });
      await silent.session.handleClaimsChange();
      expect(silent.tab.sentTo).toEqual(['/']);
    },
  );

  test('ignores a claims change of a visitor', async () => {
    const browser = createStubbedBrowser();
    const { session } = openTab(browser);
    await session.start();
    await session.handleClaimsChange();
    expect(browser.provider.count('POST /token')).toBe(0);
  });
});
