import { afterEach, describe, expect, test, vi } from 'vitest';
import { openTab, flushTasks, type TabOptions } from '../testing/sessionTestBrowser.ts';
import { createStubbedBrowser } from '../testing/stubbedBrowser.ts';
import { kari } from '../testing/testIdentityProvider.ts';

afterEach(() => void vi.unstubAllGlobals());

/** Opens a page as a visitor. */
async function visitor(options: TabOptions = {}) {
  const browser = createStubbedBrowser();
  const tab = openTab(browser, options);
  await tab.session.start();
  return { browser, tab, session: tab.session, provider: browser.provider };
}

describe('failed sign-in redirect', () => {
  test.each(['refused', 500, 'html', 'nothing'] as const)(
    'AUTH-10 shows an error if provider discovery fails (%s), and the retry succeeds',
    async (discovery) => {
      const { session, provider, tab } = await visitor();
      provider.failure.discovery = discovery;
      const options = { returnTo: '/film/1' };
      expect(await session.signIn(options)).toBe(false);
      expect(session.signInError.get()).toEqual({ reason: 'unreachable', options });
      expect(session.currentUser()).toEqual({ kind: 'anonymous', state: 'signInFailed' });
      expect(tab.reports).toHaveLength(1);
      delete provider.failure.discovery;
      expect(await session.signIn(options)).toBe(true);
      expect(session.signInError.get()).toBeUndefined();
    },
  );

  test('shows an error after 5 s if the identity provider hangs, and ignores a late response', async () => {
    const { browser, session, provider } = await visitor();
    const answer = provider.hang();
    const signedIn = session.signIn();
    await browser.advance(4999);
    expect(session.signInError.get()).toBeUndefined();
    await browser.advance(1);
    expect(await signedIn).toBe(false);
    expect(session.signInError.get()?.reason).toBe('unreachable');
    answer();
    await flushTasks();
    expect(provider.visits).toEqual([]);
  });

  test('shows an error without requests if storage is blocked', async () => {
    const { session, provider } = await visitor({ canStore: false });
    const callCount = provider.calls.length;
    expect(await session.signIn()).toBe(false);
    expect(session.signInError.get()?.reason).toBe('storage');
    expect(await session.signIn()).toBe(false);
    expect(session.signInError.get()?.reason).toBe('storage');
    expect(provider.calls).toHaveLength(callCount);
  });

  test('AUTH-52 shows the error after 5 s in total if the identity provider hangs since start-up', async () => {
    const browser = createStubbedBrowser();
    browser.provider.hang();
    const { session } = openTab(browser, { path: '/min-konto' });
    const result = session.start().then(() => session.signIn({ redirectPath: '/' }));
    await flushTasks();
    await browser.advance(4999);
    expect(session.signInError.get()).toBeUndefined();
    await browser.advance(1);
    expect(await result).toBe(false);
    expect(session.signInError.get()?.reason).toBe('unreachable');
    const again = session.signIn({ redirectPath: '/' });
    await browser.advance(4999);
    expect(session.signInError.get()).toBeUndefined();
    await browser.advance(1);
    expect(await again).toBe(false);
  });

  test('AUTH-52 shows the error at once if start-up has waited 5 s for the metadata', async () => {
    const browser = createStubbedBrowser();
    browser.provider.session = kari;
    browser.provider.failure.discovery = 'hangs';
    const { session } = openTab(browser, { path: '/min-konto' });
    const result = session.start().then(() => session.signIn({ redirectPath: '/' }));
    await flushTasks();
    await browser.advance(5000);
    await browser.advance(0);
    expect(await result).toBe(false);
    expect(session.signInError.get()?.reason).toBe('unreachable');
  });

  test('shows an error for a sign-in request during a pending automatic sign-in', async () => {
    const browser = createStubbedBrowser();
    browser.provider.session = kari;
    browser.provider.failure.silent = 'login_required';
    browser.provider.failure.navigation = new Error('blocked');
    const { session } = openTab(browser);
    const started = session.start();
    const userSignIn = session.signIn();
    await started;
    expect(await userSignIn).toBe(false);
    expect(session.signInError.get()?.reason).toBe('unreachable');
  });
});

describe('returning visitor with an unreachable identity provider', () => {
  test('shows no error to a returning visitor, who is signed in when the provider is back', async () => {
    const browser = createStubbedBrowser();
    browser.provider.session = kari;
    browser.provider.failure.discovery = 'refused';
    const tab = openTab(browser);
    await tab.session.start();
    expect(tab.session.currentUser()).toEqual({ kind: 'anonymous', state: 'signedOut' });
    expect(tab.session.signInError.get()).toBeUndefined();
    expect(browser.provider.visits).toEqual([]);
    delete browser.provider.failure.discovery;
    const next = openTab(browser, { sessionStorage: tab.sessionStorage });
    await next.session.start();
    expect(next.session.currentUser().kind).toBe('customer');
  });

  test('AUTH-14 a failed automatic redirect does not block a later automatic sign-in', async () => {
    const browser = createStubbedBrowser();
    browser.provider.session = kari;
    browser.provider.failure.silent = 'login_required';
    browser.provider.failure.navigation = new Error('blocked');
    const tab = openTab(browser);
    await tab.session.start();
    expect(tab.session.signInError.get()).toBeUndefined();
    browser.provider.failure = {};
    const next = openTab(browser, { sessionStorage: tab.sessionStorage });
    await next.session.start();
    expect(next.session.currentUser().kind).toBe('customer');
  });
});

describe('protected page', () => {
  const protectedPageOptions = { returnTo: '/min-konto', redirectPath: '/hjelp' };

  test('AUTH-53 keeps the redirect path of a protected page during its own sign-in only', async () => {
    const { session } = await visitor();
    await session.signIn(protectedPageOptions);
    expect(session.redirectPath()).toBe('/hjelp');
    session.wake(true);
    await session.signIn();
    expect(session.redirectPath()).toBeUndefined();
  });

  test('replaces the history entry of a protected page, but not of other pages', async () => {
    const { session, provider } = await visitor();
    await session.signIn(protectedPageOptions);
    expect(provider.calls.at(-1)).toBe('visit /auth in place');
    session.wake(true);
    await session.signIn();
    expect(provider.calls.at(-1)).toBe('visit /auth');
  });

  test('shows an error on a protected page restored from the back/forward cache', async () => {
    const { session } = await visitor();
    await session.signIn(protectedPageOptions);
    session.wake(true);
    expect(session.signInError.get()).toEqual({ reason: 'cameBack', options: protectedPageOptions });
  });
});

test('AUTH-54 returns to the current page by default after sign-in', async () => {
  const { session } = await visitor({ path: '/bli-kunde?fra=brev#pris' });
  await session.signIn();
  expect(session.returnPath()).toBe('/bli-kunde?fra=brev#pris');
});

test('keeps a customer with an expired token signed in if sign-in fails', async () => {
  const { browser, session, provider } = await visitor();
  provider.issuesRefreshTokens = false;
  provider.session = kari;
  expect(await session.tokens.renew()).toBe(true);
  browser.sleep(7_200_000);
  provider.failure.network = new TypeError('Failed to fetch');
  provider.failure.navigation = new Error('blocked');
  expect(await session.signIn()).toBe(false);
  expect(session.currentUser().kind).toBe('customer');
  expect(session.signInError.get()?.reason).toBe('unreachable');
});
