import { afterEach, describe, expect, test, vi } from 'vitest';
import { openTab, settle, type TabOptions } from '../testing/sessionWorld.ts';
import { stubbedBrowser } from '../testing/stubbedBrowser.ts';
import { kari } from '../testing/testProvider.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A visitor on some page. */
async function visitor(options: TabOptions = {}) {
  const browser = stubbedBrowser();
  const tab = openTab(browser, options);
  await tab.session.start();
  return { browser, tab, session: tab.session, provider: browser.provider };
}

describe('a sign-in that cannot begin', () => {
  test.each(['refused', 500, 'html', 'nothing'] as const)(
    'AUTH-10 because the identity provider answers with %s is told of, and begins when tried again',
    async (discovery) => {
      const { session, provider, tab } = await visitor();
      provider.failure.discovery = discovery;
      const options = { returnTo: '/film/1' };
      expect(await session.signIn(options)).toBe(false);
      expect(session.signInTrouble.get()).toEqual({ reason: 'unreachable', options });
      expect(session.viewer()).toEqual({ kind: 'anonymous', state: 'signInFailed' });
      expect(tab.reports).toHaveLength(1);
      delete provider.failure.discovery;
      expect(await session.signIn(options)).toBe(true);
      expect(session.signInTrouble.get()).toBeUndefined();
    },
  );

  test('because the identity provider hangs is told of after 5 s, and leads nowhere when it answers then', async () => {
    const { browser, session, provider } = await visitor();
    const answer = provider.hang();
    const signedIn = session.signIn();
    await browser.advance(4999);
    expect(session.signInTrouble.get()).toBeUndefined();
    await browser.advance(1);
    expect(await signedIn).toBe(false);
    expect(session.signInTrouble.get()?.reason).toBe('unreachable');
    answer();
    await settle();
    expect(provider.visits).toEqual([]);
  });

  test('because the browser stores nothing is told of without asking anybody', async () => {
    const { session, provider } = await visitor({ canStore: false });
    const asked = provider.calls.length;
    expect(await session.signIn()).toBe(false);
    expect(session.signInTrouble.get()?.reason).toBe('storage');
    expect(await session.signIn()).toBe(false);
    expect(session.signInTrouble.get()?.reason).toBe('storage');
    expect(provider.calls).toHaveLength(asked);
  });

  test('AUTH-52 has let 5 s pass in all where the identity provider has hung since the start', async () => {
    const browser = stubbedBrowser();
    browser.provider.hang();
    const { session } = openTab(browser, { path: '/min-konto' });
    const told = session.start().then(() => session.signIn({ redirectPath: '/' }));
    await settle();
    await browser.advance(4999);
    expect(session.signInTrouble.get()).toBeUndefined();
    await browser.advance(1);
    expect(await told).toBe(false);
    expect(session.signInTrouble.get()?.reason).toBe('unreachable');
    const again = session.signIn({ redirectPath: '/' });
    await browser.advance(4999);
    expect(session.signInTrouble.get()).toBeUndefined();
    await browser.advance(1);
    expect(await again).toBe(false);
  });

  test('AUTH-52 fails at once where the start has waited those 5 s for the addresses already', async () => {
    const browser = stubbedBrowser();
    browser.provider.session = kari;
    browser.provider.failure.discovery = 'hangs';
    const { session } = openTab(browser, { path: '/min-konto' });
    const told = session.start().then(() => session.signIn({ redirectPath: '/' }));
    await settle();
    await browser.advance(5000);
    await browser.advance(0);
    expect(await told).toBe(false);
    expect(session.signInTrouble.get()?.reason).toBe('unreachable');
  });

  test('that was asked for while one is under way that was not is told of', async () => {
    const browser = stubbedBrowser();
    browser.provider.session = kari;
    browser.provider.failure.silent = 'login_required';
    browser.provider.failure.navigation = new Error('blocked');
    const { session } = openTab(browser);
    const started = session.start();
    const asked = session.signIn();
    await started;
    expect(await asked).toBe(false);
    expect(session.signInTrouble.get()?.reason).toBe('unreachable');
  });
});

describe('a returning visitor whose identity provider is down', () => {
  test('looks around without a word, and is signed in when it is back', async () => {
    const browser = stubbedBrowser();
    browser.provider.session = kari;
    browser.provider.failure.discovery = 'refused';
    const tab = openTab(browser);
    await tab.session.start();
    expect(tab.session.viewer()).toEqual({ kind: 'anonymous', state: 'signedOut' });
    expect(tab.session.signInTrouble.get()).toBeUndefined();
    expect(browser.provider.visits).toEqual([]);
    delete browser.provider.failure.discovery;
    const next = openTab(browser, { sessionStorage: tab.sessionStorage });
    await next.session.start();
    expect(next.session.viewer().kind).toBe('customer');
  });

  test('AUTH-14 whose page cannot be left for is not kept from signing in later', async () => {
    const browser = stubbedBrowser();
    browser.provider.session = kari;
    browser.provider.failure.silent = 'login_required';
    browser.provider.failure.navigation = new Error('blocked');
    const tab = openTab(browser);
    await tab.session.start();
    expect(tab.session.signInTrouble.get()).toBeUndefined();
    browser.provider.failure = {};
    const next = openTab(browser, { sessionStorage: tab.sessionStorage });
    await next.session.start();
    expect(next.session.viewer().kind).toBe('customer');
  });
});

describe('a protected page', () => {
  const asks = { returnTo: '/min-konto', redirectPath: '/hjelp' };

  test('AUTH-53 has its redirect path remembered for as long as its own sign-in', async () => {
    const { session } = await visitor();
    await session.signIn(asks);
    expect(session.redirectPath()).toBe('/hjelp');
    session.wake(true);
    await session.signIn();
    expect(session.redirectPath()).toBeUndefined();
  });

  test('is left in its place, so that the way back leads past it; any other page is not', async () => {
    const { session, provider } = await visitor();
    await session.signIn(asks);
    expect(provider.calls.at(-1)).toBe('visit /auth in place');
    session.wake(true);
    await session.signIn();
    expect(provider.calls.at(-1)).toBe('visit /auth');
  });

  test('that is brought back as it was says so, instead of waiting for a sign-in that is over', async () => {
    const { session } = await visitor();
    await session.signIn(asks);
    session.wake(true);
    expect(session.signInTrouble.get()).toEqual({ reason: 'cameBack', options: asks });
  });
});

test('AUTH-54 signing in leads back to where the viewer is, where nothing else is said', async () => {
  const { session } = await visitor({ path: '/bli-kunde?fra=brev#pris' });
  await session.signIn();
  expect(session.returnPath()).toBe('/bli-kunde?fra=brev#pris');
});

test('a customer whose token ran out stays who he is when he cannot sign in anew', async () => {
  const { browser, session, provider } = await visitor();
  provider.givesRefreshTokens = false;
  provider.session = kari;
  expect(await session.tokens.renew()).toBe(true);
  browser.sleep(7_200_000);
  provider.failure.network = new TypeError('Failed to fetch');
  provider.failure.navigation = new Error('blocked');
  expect(await session.signIn()).toBe(false);
  expect(session.viewer().kind).toBe('customer');
  expect(session.signInTrouble.get()?.reason).toBe('unreachable');
});
