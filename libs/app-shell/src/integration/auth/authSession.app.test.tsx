// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { FIXTURE_NOW } from '@tv/api-client/fixtures';
import { getStoredUserKey } from '@tv/auth/storedUserKey';
import { kari, ola } from '@tv/auth/testing';
import { testConfig } from '@tv/test-world';
import { renderApp, user, waitInRealTime } from '../../testing/index.ts';
import type { RenderAppOptions, RenderedApp } from '../../testing/index.ts';

const withAnalytics = {
  config: { environment: 'uat' },
  localStorage: { 'analytics-consent': 'granted' },
} as const satisfies RenderAppOptions;

const expectVisitor = () => screen.getByRole('button', { name: 'Logg inn' });
const expectCustomer = () => screen.getByRole('link', { name: /^Min konto, Kari/ });

/** Waits for the redirect to the identity provider and returns its URL. */
async function waitForSignInUrl(app: RenderedApp): Promise<URL> {
  const redirect = () =>
    app.navigations.find((navigation) => navigation.includes(` ${testConfig.identity.authority}/auth?`));
  await waitInRealTime(() => expect(redirect()).toBeDefined());
  return new URL(redirect()?.split(' ')[1] ?? '');
}

/** Path and query of an app URL. */
const pathOf = (address: string) => address.slice(new URL(address).origin.length);

describe('session at start', () => {
  it('AUTH-12 AUTH-15 checks with the provider, with cookies, if a visitor is signed in there', async () => {
    const app = await renderApp();
    await waitFor(() => expect(app.provider.calls).toEqual(['GET /context/check with cookies']));
    await waitFor(() => expect(document.body).toHaveTextContent('Isfront'));
    expectVisitor();
    expect(app.navigations).toEqual([]);
  });

  it('AUTH-13 AUTH-14 signs in silently through a hidden iframe, and redirects to the provider when the iframe times out', async () => {
    // Time advances only after the app listens for the iframe's message, so a slow machine cannot cause the
    // timeout.
    const listen = vi.spyOn(window, 'addEventListener');
    const app = await renderApp({ providerSession: kari, isTimeFrozen: true });
    await waitInRealTime(() => expect(listen.mock.calls.map(([type]) => type)).toContain('message'));
    expect(document.querySelector('iframe')).not.toBeNull();
    expect(app.navigations).toEqual([]);
    const hasLoggedFailure = () =>
      app.consoleMessages.join('\n').includes('warn: [auth.silent] Silent sign-in failed');
    while (!hasLoggedFailure()) {
      await app.advanceTime(50);
      await new Promise((resolve) => setImmediate(resolve));
    }
    const signInUrl = await waitForSignInUrl(app);
    expect(signInUrl.searchParams.get('response_type')).toBe('code');
  });

  it('ACCT-01 restores a stored session and fetches the customer', async () => {
    const app = await renderApp({ isSignedIn: true });
    await waitFor(expectCustomer);
    expect(app.calls()).toContain('GET /gateway/customer');
    expect(app.provider.calls).toEqual([]);
  });

  it('AUTH-45 signs in the e2e user without calling the identity provider', async () => {
    const user = { access_token: 'made-up', expires_at: 4_000_000_000, profile: kari };
    const app = await renderApp({
      config: { e2e: true },
      localStorage: { 'e2e-user': JSON.stringify(user) },
    });
    await waitFor(() =>
      expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Min konto' }).pathname).toBe('/min-konto'),
    );
    const token = () => app.network.requestsTo('GET /gateway/customer')[0]?.headers.get('authorization');
    await waitFor(() => expect(token()).toBe('Bearer made-up'));
    await app.advanceTime(60_000);
    expect(app.provider.calls).toEqual([]);
  });

  it('PKG-02 fetches the packages once', async () => {
    const app = await renderApp();
    await waitFor(() => expect(document.body).toHaveTextContent('Isfront'));
    expect(app.calls().filter((call) => call === 'GET /gateway/settings')).toHaveLength(1);
  });

  it.each([true, false])(
    'AUTH-21 AUTH-22 AUTH-23 AUTH-24 detects third-party cookie support in an iframe on the other brand’s host: %s',
    async (cookieTestResult) => {
      const app = await renderApp({ allowsThirdPartyCookies: false });
      const { cookieTestUrl } = testConfig.identity;
      const frame = () => document.querySelector<HTMLIFrameElement>(`iframe[src="${cookieTestUrl}"]`);
      await waitFor(() => expect(frame()).not.toBeNull());
      const message = { data: { cookieTestResult }, origin: 'https://other.test' };
      const source = frame()?.contentWindow ?? null;
      window.dispatchEvent(new MessageEvent('message', { ...message, source }));
      // Removed by the message and not by the timeout: no time has passed.
      expect(frame()).toBeNull();
      await waitFor(() =>
        expect(sessionStorage.getItem('third-party-cookies')).toBe(cookieTestResult ? '1' : '0'),
      );
      await renderApp({ previousApp: app });
      await waitFor(expectVisitor);
      expect(frame()).toBeNull();
    },
  );
});

describe('signing in', () => {
  it('AUTH-01 AUTH-04 AUTH-05 AUTH-08 AUTH-32 AUTH-52 AUTH-54 redirects from a customer page to sign-in, and returns to that page', async () => {
    const app = await renderApp({ path: '/min-konto?a=1' });
    const signInUrl = await waitForSignInUrl(app);
    expect(signInUrl.searchParams.get('response_type')).toBe('code');
    expect(signInUrl.searchParams.get('redirect_uri')).toBe('http://localhost:3000/app/callback');

    const back = app.provider.answer(signInUrl, kari);
    const returned = await renderApp({
      path: pathOf(back),
      previousApp: app,
      isSignedIn: true,
    });
    await screen.findByRole('heading', { level: 1, name: 'Du er logget inn.' });
    expect(returned.provider.calls).toContain('POST /token authorization_code');
    expect(returned.calls()).toContain('GET /gateway/customer');
    await waitFor(() => expect(returned.currentPath()).toBe('/app/callback'));
    await returned.advanceTime(1500);
    await waitFor(() => expect(returned.currentPath()).toBe('/min-konto?a=1'));
    await screen.findByRole('heading', { level: 1, name: 'Hei, Kari' });
  });

  it('AUTH-06 AUTH-07 AUTH-10 shows and logs a cancelled sign-in, and links to the front page', async () => {
    const app = await renderApp({ path: '/min-konto' });
    const signInUrl = await waitForSignInUrl(app);
    const returned = await renderApp({ path: pathOf(app.provider.refusal(signInUrl)), previousApp: app });
    await screen.findByRole('heading', { level: 1, name: 'Innlogging avbrutt.' });
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Til forsiden' }).pathname).toBe('/');
    expect(returned.consoleMessages.join('\n')).toContain('error: [auth.signIn]');
  });

  it('ANA-24 tracks login_state with the user id', async () => {
    const app = await renderApp({ ...withAnalytics, isSignedIn: true });
    await waitFor(expectCustomer);
    await app.advanceTime(3000);
    const loginState = app.analyticsEvents().find(({ event }) => event === 'login_state');
    expect(loginState).toMatchObject({ state: 'signedIn', user: { userId: kari.sub } });
    expect(loginState?.timestamp).toBeGreaterThanOrEqual(FIXTURE_NOW);
    expect(loginState?.timestamp).toBeLessThan(app.now());
  });
});

describe('staying signed in', () => {
  it('AUTH-16 renews the token silently before it expires', async () => {
    const app = await renderApp({ path: '/a/b/c', isSignedIn: true });
    await waitFor(expectCustomer);
    await app.advanceTime(3_500_000);
    expect(app.provider.count('POST /token')).toBe(0);
    await app.advanceTime(40_000);
    await waitFor(() => expect(app.provider.count('POST /token refresh_token')).toBe(1));
    expectCustomer();
  });

  it('AUTH-18 AUTH-54 renews through a redirect on the next navigation when silent renewal is unavailable', async () => {
    const app = await renderApp({
      isSignedIn: true,
      allowsThirdPartyCookies: false,
      givesRefreshTokens: false,
      sessionStorage: { 'third-party-cookies': '0' },
      config: { environment: 'prod' },
    });
    await waitFor(expectCustomer);
    expect(app.navigations).toEqual([]);
    await user.click(await screen.findByRole('link', { name: 'Filmer' }));
    await waitForSignInUrl(app);
    expect(sessionStorage.getItem('post-auth-redirect')).toBe('/filmer');
  });

  it('renews an expiring token when the page becomes visible after sleep', async () => {
    const app = await renderApp({ path: '/a/b/c', isSignedIn: true });
    await waitFor(expectCustomer);
    vi.setSystemTime(app.now() + 3_550_000);
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(app.provider.count('POST /token refresh_token')).toBe(1));
  });
});

describe('signing out', () => {
  it('AUTH-03 AUTH-39 AUTH-56 ANA-17 tracks sign_out before the redirect, and ends both sessions', async () => {
    const app = await renderApp({ ...withAnalytics, isSignedIn: true });
    await waitFor(expectCustomer);
    await user.click(await screen.findByRole('link', { name: 'Logg ut' }));
    await waitFor(() => expect(app.navigations).toHaveLength(1));
    // Tracked synchronously, since the page is about to unload.
    expect(app.analyticsEvents()).toContainEqual(
      expect.objectContaining({ event: 'sign_out', reason: 'UNKNOWN_REASON' }),
    );
    expect(app.provider.calls).toContain('POST /api/logout with cookies');
    const logoutUrl = new URL(app.navigations[0]?.split(' ')[1] ?? '');
    expect(`${logoutUrl.origin}${logoutUrl.pathname}`).toBe(`${testConfig.identity.authority}/session/end`);
    expect(logoutUrl.searchParams.get('id_token_hint')).toMatch(/^\w+\.\w+\./);
    expect(logoutUrl.searchParams.get('post_logout_redirect_uri')).toBe(
      'http://localhost:3000/logout/success',
    );
  });

  it('AUTH-54 clears the return path on sign-out, so that the next user is not redirected to it', async () => {
    const app = await renderApp({ path: '/min-konto?a=1' });
    const back = app.provider.answer(await waitForSignInUrl(app), kari);
    const returned = await renderApp({ path: pathOf(back), previousApp: app, isSignedIn: true });
    await waitFor(() => expect(returned.currentPath()).toBe('/min-konto?a=1'));
    await user.click(await screen.findByRole('link', { name: 'Logg ut' }));
    await waitFor(() => expect(returned.navigations.join()).toContain('/session/end?'));

    // Ola has signed in in another tab. This tab's history still holds the callback page.
    returned.provider.session = ola;
    localStorage.setItem(
      getStoredUserKey(testConfig.identity),
      JSON.stringify({
        ...returned.provider.tokensFor(ola),
        profile: ola,
        expires_at: returned.now() / 1000 + 3600,
      }),
    );
    const next = await renderApp({ path: '/app/callback', previousApp: returned, isSignedIn: true });
    await screen.findByRole('heading', { level: 1, name: 'Du er logget inn.' });
    await waitFor(() => expect(next.currentPath()).not.toBe('/app/callback'));
    expect(next.currentPath()).toBe('/');
  });

  it('AUTH-38 AUTH-40 shows the signed-out page to a visitor after sign-out', async () => {
    await renderApp({ path: '/logout/success' });
    await screen.findByRole('heading', { level: 1, name: 'Du er logget ut.' });
    expect(document.body).toHaveTextContent('Velkommen tilbake når du vil.');
    expectVisitor();
  });

  it('AUTH-32 AUTH-33 AUTH-38 signs out with a message when the account fails to load after sign-in', async () => {
    const app = await renderApp({ path: '/min-konto' });
    const back = app.provider.answer(await waitForSignInUrl(app), kari);
    const returned = await renderApp({
      path: pathOf(back),
      previousApp: app,
      responses: { 'GET /gateway/customer': () => new Response(null, { status: 500 }) },
    });
    await waitFor(() => expect(returned.navigations.join()).toContain('/session/end?'));
    expect(localStorage.getItem('logout-reason')).toContain('USER_INFO_FAILED');
    localStorage.removeItem(Object.keys(localStorage).find((key) => key.startsWith('oidc.user:')) ?? '');
    await renderApp({ path: '/logout/success', previousApp: returned });
    await waitFor(() => expect(document.body).toHaveTextContent('Vi fikk ikke hentet kontoen din.'));
  });
});

describe('sign-out in another tab', () => {
  it('refetches packages and pages as a visitor after sign-out in another tab', async () => {
    const app = await renderApp({ isSignedIn: true });
    await waitFor(expectCustomer);
    const countCalls = (call: string) => app.calls().filter((requested) => requested === call).length;
    expect(countCalls('GET /gateway/settings')).toBe(1);
    // Sign-out in another tab.
    const key = Object.keys(localStorage).find((storageKey) => storageKey.startsWith('oidc.user:')) ?? '';
    localStorage.removeItem(key);
    window.dispatchEvent(new StorageEvent('storage', { key }));
    await waitFor(expectVisitor);
    await waitFor(() => expect(countCalls('GET /gateway/settings')).toBe(2));
    await waitFor(() => expect(countCalls('GET /content-layout/pages')).toBe(2));
  });
});

describe('analytics consent', () => {
  it('asks for consent only where analytics is on, and stores the choice', async () => {
    const app = await renderApp({ config: withAnalytics.config });
    await screen.findByRole('button', { name: 'Informasjonskapsler' });
    await user.click(await screen.findByRole('button', { name: 'Nei takk' }));
    await waitFor(() => expect(localStorage.getItem('analytics-consent')).toBe('refused'));

    await renderApp({ config: withAnalytics.config, previousApp: app });
    await waitFor(() => expect(document.body).toHaveTextContent('Isfront'));
    expect(screen.queryByRole('button', { name: 'Nei takk' })).not.toBeInTheDocument();

    await renderApp();
    await waitFor(() => expect(document.body).toHaveTextContent('Isfront'));
    expect(screen.queryByRole('button', { name: 'Nei takk' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Informasjonskapsler' })).not.toBeInTheDocument();
  });
});
