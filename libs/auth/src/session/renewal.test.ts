import { afterEach, describe, expect, test, vi } from 'vitest';
import { getTitle } from '@tv/api-client';
import { createMemoryStorage } from '@tv/config';
import { createTestWorld } from '@tv/test-world';
import {
  openTab,
  origin,
  settle,
  storedRecord,
  storeUser,
  TestBrowser,
  type TabOptions,
} from '../testing/sessionWorld.ts';
import { stubbedBrowser } from '../testing/stubbedBrowser.ts';
import { kari, ola } from '../testing/testProvider.ts';
import { REDIRECT_RENEWAL_KEY } from './createSession.ts';

afterEach(() => void vi.unstubAllGlobals());

const SECOND = 1000;
const HOUR = 3_600_000;

/** A tab in which Kari is signed in with a token of some life. */
async function signedIn(lifeSeconds: number, options: TabOptions = {}, browser = stubbedBrowser()) {
  browser.provider.session = kari;
  browser.provider.life = lifeSeconds;
  storeUser(browser, kari, lifeSeconds);
  const tab = openTab(browser, options);
  await tab.session.start();
  await settle();
  return { browser, tab, session: tab.session, provider: browser.provider };
}

/** A browser whose identity provider gives no refresh tokens. */
function withoutRefreshTokens(): TestBrowser {
  const browser = stubbedBrowser();
  browser.provider.givesRefreshTokens = false;
  return browser;
}

/** The same where other sites' cookies are blocked, too: nothing can be renewed without a page. */
const signedInWithoutRenewal = (lifeSeconds: number, options: TabOptions = {}) =>
  signedIn(lifeSeconds, { keepsCookies: false, ...options }, withoutRefreshTokens());

const refreshes = (browser: TestBrowser): number => browser.provider.count('POST /token refresh_token');

describe('a token that is about to end', () => {
  test('AUTH-02 AUTH-16 is renewed silently a minute before its end', async () => {
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

  test('AUTH-16 is renewed at most once per 15 s, however short the tokens live', async () => {
    const { browser, session } = await signedIn(30); // always about to end
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

  test('AUTH-26 gives the silent request 10 s', async () => {
    const browser = withoutRefreshTokens();
    await signedIn(61, {}, browser);
    await browser.advance(1 * SECOND);
    await vi.waitFor(() => expect(browser.provider.timeouts).toEqual([10]));
  });

  test('AUTH-17 AUTH-11 with the answer login_required the stored user is cleared and the state is signedOut', async () => {
    const browser = withoutRefreshTokens();
    const { tab, session } = await signedIn(61, {}, browser);
    browser.provider.session = undefined;
    await browser.advance(1 * SECOND);
    await vi.waitFor(() => expect(session.viewer()).toEqual({ kind: 'anonymous', state: 'signedOut' }));
    expect(storedRecord(browser)).toBeNull();
    expect(session.tokens.token()).toBeUndefined();
    expect(tab.reports).toEqual(['auth.silent: Silent sign-in failed: login_required']);
  });

  test('that could not be renewed for another reason is tried again after 15 s, and the user stays', async () => {
    const { browser, session, tab } = await signedIn(100);
    browser.provider.failure.network = new TypeError('Failed to fetch');
    await browser.advance(40 * SECOND);
    expect(tab.reports).toEqual(['auth.silent: Silent sign-in failed: Failed to fetch']);
    expect(session.viewer().kind).toBe('customer');
    delete browser.provider.failure.network;
    await browser.advance(15 * SECOND);
    expect(refreshes(browser)).toBe(1);
    expect(session.tokens.isSignedIn()).toBe(true);
  });

  test('whose refresh token is used up is renewed by the session at the identity provider', async () => {
    const { browser, session } = await signedIn(61);
    browser.provider.failure.refresh = 'invalid_grant';
    const before = session.tokens.token();
    await browser.advance(1 * SECOND);
    await vi.waitFor(() => expect(session.tokens.token()).not.toBe(before));
    expect(browser.provider.count('frame /auth')).toBe(1);
  });

  test('a timer that slept through the end is made up for when the page is seen again', async () => {
    const { browser, session } = await signedIn(3600);
    browser.provider.failure.network = new TypeError('Failed to fetch');
    await browser.advance(2 * HOUR);
    expect(session.tokens.token()).toBeUndefined();
    delete browser.provider.failure.network;
    session.wake();
    await settle();
    expect(session.tokens.isSignedIn()).toBe(true);
  });

  test('a renewed token of somebody who is no customer any more is refused', async () => {
    const { browser, session } = await signedIn(61);
    vi.spyOn(browser.provider, 'tokensFor').mockImplementation((account) => ({
      ...new TestBrowser().provider.tokensFor({ sub: account.sub, email: account.email }),
    }));
    await browser.advance(1 * SECOND);
    expect(session.viewer()).toEqual({ kind: 'anonymous', state: 'signInFailed' });
    expect(storedRecord(browser)).toBeNull();
  });
});

describe('two tabs', () => {
  test('that renew at once make one request between them, and both have the new token', async () => {
    const { browser, session: first } = await signedIn(61);
    const { session: second } = openTab(browser);
    await second.start();
    await browser.advance(1 * SECOND);
    expect(refreshes(browser)).toBe(1);
    expect(second.tokens.token()).toBe(first.tokens.token());
    expect(second.tokens.isSignedIn()).toBe(true);
  });

  test('a token that another tab has renewed is taken over', async () => {
    const { browser, session } = await signedIn(3600);
    storeUser(browser, kari);
    session.storageChanged('something-else');
    const before = session.tokens.token();
    session.storageChanged(`oidc.user:${browser.provider.authority}:brand-a`);
    expect(session.tokens.token()).not.toBe(before);
    expect(storedRecord(browser)).toContain(session.tokens.token());
  });

  test('signing out in one signs the other out', async () => {
    const { browser, session } = await signedIn(3600);
    browser.localStorage.clear();
    session.storageChanged(null);
    expect(session.viewer()).toEqual({ kind: 'anonymous', state: 'signedOut' });
  });

  test('another user in one is the user of the other', async () => {
    const { browser, session } = await signedIn(3600);
    storeUser(browser, ola);
    session.storageChanged(null);
    expect(session.viewer()).toMatchObject({ user: { userId: 'u-ola' } });
  });
});

describe('a call that answered 401', () => {
  test('many at once make one renewal, with 2 s', async () => {
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

  test('many at once make one renewal, also when it fails', async () => {
    const { browser, session, tab } = await signedIn(3600);
    browser.provider.failure.refresh = 'temporarily_unavailable';
    await Promise.all([session.tokens.renew(), session.tokens.renew(), session.tokens.renew()]);
    expect(refreshes(browser)).toBe(1);
    expect(tab.reports).toHaveLength(1);
  });

  test('while a renewal is under way gets its result', async () => {
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

  test('soon after a renewal makes none', async () => {
    const { browser, session } = await signedIn(3600);
    await session.tokens.renew();
    expect(await session.tokens.renew()).toBe(true);
    expect(refreshes(browser)).toBe(1);
    await browser.advance(15 * SECOND);
    await session.tokens.renew();
    expect(refreshes(browser)).toBe(2);
  });

  test('API-06 a call waits for the renewal of a token that expires within 10 s, and of no other', async () => {
    const { browser, session } = await signedIn(3600);
    browser.sleep(3589 * SECOND);
    expect(session.tokens.renewIfExpiring()).toBeUndefined();
    browser.sleep(1 * SECOND);
    await session.tokens.renewIfExpiring();
    expect(refreshes(browser)).toBe(1);
    expect(session.tokens.renewIfExpiring()).toBeUndefined();
  });

  test('API-06 a call does not wait where the token can only be renewed by a page', async () => {
    const { browser, session, tab } = await signedInWithoutRenewal(20);
    browser.sleep(30 * SECOND);
    await session.tokens.renewIfExpiring();
    expect(browser.provider.calls).toEqual([]);
    expect(tab.reports).toEqual([]);
    expect(session.takeMissedToken()).toBe(true);
    expect(session.takeMissedToken()).toBe(false);
  });

  test('API-06 a visitor’s call does not wait', async () => {
    const { session } = openTab(stubbedBrowser());
    await session.start();
    expect(session.tokens.renewIfExpiring()).toBeUndefined();
    expect(session.tokens.userId()).toBeUndefined();
  });

  test('AUTH-32 the call for the account does not wait for the renewal that makes it', async () => {
    const browser = stubbedBrowser();
    const tab = openTab(browser, { loadUserInfo: () => tab.session.tokens.renew() });
    await tab.session.start();
    browser.provider.session = kari;
    expect(await tab.session.tokens.renew()).toBe(true);
    expect(tab.userInfoLoads).toBe(1);
  });

  test('of a visitor without a session leads nowhere', async () => {
    const browser = stubbedBrowser();
    const { session } = openTab(browser);
    await session.start();
    expect(await session.tokens.renew()).toBe(false);
    expect(browser.provider.visits).toEqual([]);
  });

  test('API-06 API-12 a call renews a token that has expired before it is sent, by the real API and the real session', async () => {
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

  test('API-12 AUTH-32 of a visitor who has a session by now signs him in, and loads his user info', async () => {
    const browser = stubbedBrowser();
    const tab = openTab(browser);
    await tab.session.start();
    browser.provider.session = kari;
    expect(await tab.session.tokens.renew()).toBe(true);
    expect(tab.session.viewer()).toMatchObject({ user: { userId: 'u-kari' } });
    expect(tab.userInfoLoads).toBe(1);
  });

  test('AUTH-33 and signs him out again where that cannot be loaded', async () => {
    const browser = stubbedBrowser();
    const tab = openTab(browser, { loadUserInfo: () => Promise.reject(new Error('500')) });
    await tab.session.start();
    browser.provider.session = kari;
    await tab.session.tokens.renew();
    expect(browser.provider.lastVisit.pathname).toBe('/session/end');
    expect(tab.session.logoutReason()).toBe('USER_INFO_FAILED');
  });

  test('loads no user info for who was signed in', async () => {
    const { session, tab } = await signedIn(3600);
    await session.tokens.renew();
    expect(tab.userInfoLoads).toBe(0);
  });

  test('where silent sign-in is not possible makes no request', async () => {
    const { browser, session } = await signedInWithoutRenewal(3600);
    expect(await session.tokens.renew()).toBe(true);
    expect(refreshes(browser)).toBe(0);
  });
});

describe('without silent sign-in', () => {
  const blocked = { keepsCookies: false };

  test('AUTH-18 a token about to end is not renewed by itself, but by a redirect on the next route change', async () => {
    const { browser, session } = await signedInWithoutRenewal(60, { environment: 'dev' });
    await browser.advance(31 * SECOND);
    expect(browser.provider.calls).toEqual([]);
    session.routeChanged('/film/1?a=2');
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
  ] as const)('%s in %s a token of %d s more is renewed: %s', async (_id, environment, life, isRenewed) => {
    const { browser, session } = await signedInWithoutRenewal(life, { environment });
    session.routeChanged('/');
    if (isRenewed) await vi.waitFor(() => expect(browser.provider.count('visit /auth')).toBe(1));
    else await settle();
    expect(browser.provider.count('visit /auth')).toBe(isRenewed ? 1 : 0);
  });

  test('AUTH-18 where silent sign-in works, a route change makes no redirect', async () => {
    const { browser, session } = await signedIn(20, { environment: 'prod' });
    await browser.advance(10 * SECOND);
    session.routeChanged('/');
    await settle();
    expect(browser.provider.count('visit')).toBe(0);
  });

  test('a visitor is not sent anywhere by a route change', async () => {
    const browser = stubbedBrowser();
    const { session } = openTab(browser, blocked);
    await session.start();
    session.routeChanged('/film/1');
    await settle();
    expect(browser.provider.visits).toEqual([]);
  });

  test('AUTH-18 a change of page is decided at once: no later answer tears the viewer away from what he watches', async () => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const { browser, session } = await signedInWithoutRenewal(20, { keepsCookies: promise });
    session.routeChanged('/watch/vod/1');
    resolve(false);
    await settle();
    expect(browser.provider.visits).toEqual([]);
    session.routeChanged('/film/1');
    await vi.waitFor(() => expect(browser.provider.count('visit /auth')).toBe(1));
    expect(session.returnPath()).toBe('/film/1');
  });

  test('AUTH-18 a renewal by redirect comes back to where the viewer was when it left', async () => {
    const { browser, session } = await signedInWithoutRenewal(20);
    session.routeChanged('/film/1');
    session.routeChanged('/film/2?a=1');
    await vi.waitFor(() => expect(browser.provider.count('visit /auth')).toBe(1));
    expect(session.returnPath()).toBe('/film/2?a=1');
  });

  test('API-12 a token that has ended is reported when it is missed, and renewed at the next change of page', async () => {
    const { browser, session, tab } = await signedInWithoutRenewal(20);
    await browser.advance(30 * SECOND);
    expect(await session.tokens.renew()).toBe(false);
    expect(tab.reports).toEqual(['auth.renew: No token is to be had without a page']);
    expect(browser.provider.visits).toEqual([]);
    session.routeChanged('/film/1');
    await vi.waitFor(() => expect(browser.provider.count('visit /auth')).toBe(1));
  });

  test('a renewal by redirect is made at most once per 15 s, though the new token is soon at its end too', async () => {
    const { browser, session, tab } = await signedInWithoutRenewal(3600);
    session.routeChanged('/a');
    await vi.waitFor(() => expect(browser.provider.count('visit')).toBe(1));
    const { pathname, search } = new URL(browser.provider.answer(browser.provider.lastVisit));
    const back = openTab(browser, {
      ...blocked,
      sessionStorage: tab.sessionStorage,
      path: `${pathname}${search}`,
    });
    await back.session.start();
    expect(back.session.viewer().kind).toBe('customer');
    back.session.routeChanged('/b');
    await settle();
    expect(browser.provider.count('visit')).toBe(1);
    await browser.advance(15 * SECOND);
    back.session.routeChanged('/c');
    await vi.waitFor(() => expect(browser.provider.count('visit')).toBe(2));
  });

  test('a renewal by redirect that was given up is not begun again at every click', async () => {
    const { browser, session, tab } = await signedInWithoutRenewal(20);
    session.routeChanged('/a');
    await vi.waitFor(() => expect(browser.provider.count('visit')).toBe(1));
    const back = openTab(browser, { ...blocked, sessionStorage: tab.sessionStorage });
    await back.session.start();
    await browser.advance(16 * SECOND);
    back.session.routeChanged('/b');
    await settle();
    expect(browser.provider.count('visit')).toBe(1);
  });
});

describe('a token that ran out while a refresh token is kept', () => {
  const blocked = { keepsCookies: false };

  test('is renewed at its time where other sites’ cookies are blocked, too, without a frame or a page', async () => {
    const { browser, session } = await signedIn(3600, blocked);
    const before = session.tokens.token();
    await browser.advance(3540 * SECOND);
    expect(session.tokens.token()).not.toBe(before);
    session.routeChanged('/film/1');
    await settle();
    expect(refreshes(browser)).toBe(1);
    expect(browser.provider.visits).toEqual([]);
  });

  test('AUTH-16 is renewed within a minute after the machine was suspended, though nothing tells that it woke up', async () => {
    const { browser, session } = await signedIn(3600, blocked);
    browser.suspend(2 * HOUR);
    expect(session.tokens.isSignedIn()).toBe(false);
    await browser.advance(60 * SECOND);
    expect(session.tokens.isSignedIn()).toBe(true);
    expect(refreshes(browser)).toBe(1);
  });

  test('is renewed when the tab wakes up', async () => {
    const { browser, session } = await signedIn(3600, blocked);
    browser.sleep(2 * HOUR);
    expect(session.tokens.isSignedIn()).toBe(false);
    session.wake();
    await settle();
    expect(session.tokens.isSignedIn()).toBe(true);
    expect(browser.provider.visits).toEqual([]);
  });

  test('API-12 is renewed when a call misses it', async () => {
    const { browser, session, tab } = await signedIn(3600, blocked);
    browser.sleep(2 * HOUR);
    expect(await session.tokens.renew()).toBe(true);
    expect(tab.reports).toEqual([]);
  });

  test('AUTH-28 brings changed claims without a page', async () => {
    const { browser, session, tab } = await signedIn(3600, { ...blocked, path: '/film/1' });
    await session.claimsChanged();
    expect(refreshes(browser)).toBe(1);
    expect(browser.provider.visits).toEqual([]);
    expect(tab.sentTo).toEqual([]);
  });

  test('AUTH-18 that the provider does not take any more is renewed by the next change of page', async () => {
    const { browser, session } = await signedIn(100, blocked);
    browser.provider.failure.refresh = 'invalid_grant';
    await browser.advance(50 * SECOND);
    await browser.advance(HOUR);
    expect(refreshes(browser)).toBe(1);
    expect(browser.provider.visits).toEqual([]);
    session.routeChanged('/film/1');
    await vi.waitFor(() => expect(browser.provider.count('visit /auth')).toBe(1));
  });

  test('is asked for ever more rarely while the provider does not answer, and at once when the network is back', async () => {
    const { browser, session, tab } = await signedIn(60, blocked);
    browser.provider.failure.network = new TypeError('Failed to fetch');
    // After 0, 15, 45, 105, 225 and 465 s.
    await browser.advance(466 * SECOND);
    expect(tab.reports).toHaveLength(6);
    expect(session.viewer().kind).toBe('customer');
    expect(storedRecord(browser)).not.toBeNull();
    delete browser.provider.failure.network;
    session.wake();
    await settle();
    await browser.advance(14 * SECOND);
    expect(session.tokens.isSignedIn()).toBe(true);
  });
});

describe('an identity provider on our own site', () => {
  test('renews silently though other sites’ cookies are blocked', async () => {
    const browser = stubbedBrowser(origin.replace('tv.', 'id.tv.'));
    const { session } = await signedIn(61, { keepsCookies: false }, browser);
    const before = session.tokens.token();
    await browser.advance(1 * SECOND);
    expect(session.tokens.token()).not.toBe(before);
  });
});

describe('changed claims', () => {
  test('AUTH-28 trigger a renewal, also soon after another, and show what is new', async () => {
    const { browser, session, tab } = await signedIn(3600, { path: '/film/1' });
    await session.tokens.renew();
    browser.provider.session = { ...kari, channel_entitlements: ['news'] };
    const tokensFor = browser.provider.tokensFor.bind(browser.provider);
    vi.spyOn(browser.provider, 'tokensFor').mockImplementation((account) =>
      tokensFor({ ...account, channel_entitlements: ['news'] }),
    );
    await session.claimsChanged();
    expect(refreshes(browser)).toBe(2);
    expect(session.viewer()).toMatchObject({ user: { entitlements: ['news'] } });
    expect(tab.sentTo).toEqual([]);
  });

  test('AUTH-28 are asked for anew though a renewal is under way, which may say what was true before', async () => {
    const { browser, session } = await signedIn(3600);
    const tokensFor = browser.provider.tokensFor.bind(browser.provider);
    let rights = ['sport'];
    let changed: Promise<void>[] = [];
    vi.spyOn(browser.provider, 'tokensFor').mockImplementation((account) => {
      const answer = tokensFor({ ...account, channel_entitlements: rights });
      if (changed.length === 0) {
        rights = ['news'];
        changed = [session.claimsChanged(), session.claimsChanged()];
      }
      return answer;
    });
    await session.tokens.renew();
    await Promise.all(changed);
    expect(session.viewer()).toMatchObject({ user: { entitlements: ['news'] } });
    expect(refreshes(browser)).toBe(2);
  });

  test('AUTH-28 are not taken from a token that another tab asked for before', async () => {
    const { browser, session: first } = await signedIn(3600);
    const { session: second } = openTab(browser);
    await second.start();
    const renewed = first.tokens.renew();
    const changed = second.claimsChanged();
    await Promise.all([renewed, changed]);
    expect(refreshes(browser)).toBe(2);
    expect(storedRecord(browser)).toContain(second.tokens.token());
  });

  test('AUTH-28 that could not be asked for are asked for again after 15 s', async () => {
    const { browser, session } = await signedIn(3600);
    browser.provider.failure.network = new TypeError('Failed to fetch');
    await session.claimsChanged();
    delete browser.provider.failure.network;
    await browser.advance(14_999);
    expect(refreshes(browser)).toBe(0);
    await browser.advance(1);
    expect(refreshes(browser)).toBe(1);
    await browser.advance(60 * SECOND);
    expect(refreshes(browser)).toBe(1);
  });

  test('AUTH-28 AUTH-29 soon after a renewal by redirect wait for their turn, and lead back to where the viewer is then', async () => {
    const browser = withoutRefreshTokens();
    const sessionStorage = createMemoryStorage({ [REDIRECT_RENEWAL_KEY]: String(browser.now()) });
    const options = { keepsCookies: false, path: '/film/1', sessionStorage };
    const { session, tab, provider } = await signedIn(13 * 3600, options, browser);
    await session.claimsChanged();
    await session.claimsChanged();
    tab.path = '/film/2';
    await browser.advance(14_999);
    expect(provider.visits).toEqual([]);
    await browser.advance(1);
    expect(provider.count('visit /auth')).toBe(1);
    expect(session.returnPath()).toBe('/film/2');
  });

  test('AUTH-30 lead to root also where the viewer came to such a page while it was left', async () => {
    const { session } = await signedInWithoutRenewal(13 * 3600, { path: '/film/1' });
    const changed = session.claimsChanged();
    await Promise.resolve();
    await Promise.resolve();
    session.routeChanged('/abonnement');
    await changed;
    expect(session.returnPath()).toBe('/');
  });

  test('AUTH-29 without silent sign-in the renewal redirects, and leads back to the current path', async () => {
    const { browser, session } = await signedInWithoutRenewal(13 * 3600, { path: '/film/1?a=2#b' });
    await session.claimsChanged();
    expect(browser.provider.lastVisit.pathname).toBe('/auth');
    expect(session.returnPath()).toBe('/film/1?a=2#b');
  });

  test.each(['/bli-kunde', '/passord/reset?token=1', '/logout/success', '/abonnement'])(
    'AUTH-30 on %s the renewal goes to root',
    async (path) => {
      const blocked = await signedInWithoutRenewal(13 * 3600, { path });
      await blocked.session.claimsChanged();
      expect(blocked.provider.lastVisit.pathname).toBe('/auth');
      expect(blocked.session.returnPath()).toBe('/');
      const silent = await signedIn(3600, { path });
      await silent.session.claimsChanged();
      expect(silent.tab.sentTo).toEqual(['/']);
    },
  );

  test('mean nothing to a visitor', async () => {
    const browser = stubbedBrowser();
    const { session } = openTab(browser);
    await session.start();
    await session.claimsChanged();
    expect(browser.provider.count('POST /token')).toBe(0);
  });
});
