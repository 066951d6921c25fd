// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import {
  channelFixtures,
  channelTitleFixture,
  clearPlaybackFixture,
  customerFixture,
  guideFixture,
  shopFixture,
  shopSettingsFixture,
  voucherFixture,
} from '@tv/api-client/fixtures';
import { kari, ola } from '@tv/auth/testing';
import type { Account } from '@tv/auth/testing';
import type { Brand } from '@tv/config';
import { fjordvisning, glimt, testConfig } from '@tv/test-world';
import { renderApp, user } from '../../testing/index.ts';
import type { RenderAppOptions, RenderedApp } from '../../testing/index.ts';
import { createPinResponses } from '../../testing/pinResponses.ts';

const NAMES: Readonly<Record<string, string>> = { [kari.sub]: 'Kari', [ola.sub]: 'Ola' };

/** Returns the `sub` of the request's token. */
function callerOf(request: Request): string {
  const [, claims = ''] = (request.headers.get('authorization') ?? '').split('.');
  const { sub } = JSON.parse(claims === '' ? '{}' : atob(claims)) as { readonly sub?: string };
  return sub ?? 'nobody';
}

/** A gateway that serves two customers by their tokens. */
const twoCustomers = {
  'GET /gateway/customer': (request: Request) => {
    const sub = callerOf(request);
    const personalia = { firstName: NAMES[sub], lastName: 'Nordmann', email: `${NAMES[sub]}@kunde.test` };
    return Response.json({ ...customerFixture('Active'), userId: sub, personalia });
  },
};

const openApp = (brand: Brand, options: RenderAppOptions = {}) =>
  renderApp({ brand, isSignedIn: true, ...options, responses: { ...twoCustomers, ...options.responses } });

const storedUser = () => Object.keys(localStorage).find((key) => key.startsWith('oidc.user:')) ?? '';

/** Stores the user as another tab does after sign-in. */
function storeUser({ provider }: RenderedApp, account: Account) {
  const key = storedUser();
  const stored = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
  localStorage.setItem(key, JSON.stringify({ ...stored, ...provider.tokensFor(account), profile: account }));
  provider.session = account;
  return key;
}

function signInFromOtherTab(app: RenderedApp, account: Account) {
  const key = storeUser(app, account);
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

const waitForUser = (name: string) =>
  waitFor(() =>
    expect(screen.getByRole('link', { name: new RegExp(`^Min konto, ${name}\\b`) })).toBeInTheDocument(),
  );
const callers = (app: RenderedApp, call: string) => app.network.requestsTo(call).map(callerOf);

/** Returns the contents of sessionStorage as text. */
const sessionStorageText = () =>
  Object.entries<string>({ ...sessionStorage })
    .map((entry) => entry.join(': '))
    .join('\n');

/** What Kari's tab stores after a purchase, an interrupted payment and an unfinished registration. */
const karisSessionStorage = {
  receipt: JSON.stringify({
    userId: kari.sub,
    path: '/package/new/receipt',
    lines: [{ productId: 'mye', name: 'Karis pakke', price: 449 }],
    paid: 449,
    monthlyPrice: 449,
    isSettled: true,
  }),
  'payment-context': JSON.stringify({ signUpLoadTime: 1, signUpFlow: 'email' }),
  'payment-cancelled': '1',
  'payment-method-changed': '1',
  registration: JSON.stringify({ firstName: 'Kari', email: 'kari@kunde.test' }),
  'wallet-sign-up': JSON.stringify({ state: 'kari-state', productIds: ['mye'] }),
  'sign-up-from-asset': JSON.stringify({ name: 'Karis film', path: '/film/isfront' }),
  'viewing-place': JSON.stringify({
    titleId: 'karis-film',
    isLive: false,
    position: 42,
    isPaused: false,
    leftAt: 1,
  }),
};

/** Signs out here, then signs in another account through the provider's redirects. */
async function switchUser(app: RenderedApp, brand: Brand, account: Account): Promise<RenderedApp> {
  await user.click(await screen.findByRole('link', { name: 'Logg ut' }));
  await waitFor(() => expect(app.navigations.join()).toContain('/session/end'));
  localStorage.removeItem(storedUser());
  const visitor = await renderApp({ brand, path: '/logout/success', previousApp: app });
  await screen.findByRole('heading', { level: 1, name: 'Du er logget ut.' });
  await user.click(await screen.findByRole('button', { name: 'Logg inn' }));
  const { authority } = testConfig.identity;
  const signInUrl = () =>
    visitor.navigations.find((navigation) => navigation.includes(` ${authority}/auth?`))?.split(' ')[1];
  await waitFor(() => expect(signInUrl()).toBeDefined());
  const back = visitor.provider.answer(signInUrl() ?? '', account);
  const path = back.slice(new URL(back).origin.length);
  const next = await renderApp({ brand, path, previousApp: visitor, responses: twoCustomers });
  await screen.findByRole('heading', { level: 1, name: 'Du er logget inn.' });
  await next.advanceTime(1500);
  await waitFor(() => expect(next.currentPath()).toBe('/'));
  return next;
}

describe.each([glimt, fjordvisning])('user switch in $displayName', (brand) => {
  it('refetches playback for the new user when the previous user had prefetched it', async () => {
    const PLAYBACK = 'GET /gateway/playback/nordlys/clearkey';
    const app = await openApp(brand, {
      path: '/watch/live/',
      responses: {
        'GET /content-layout/tvguide': { ...guideFixture, page: 1 },
        'GET /content-search/title/:id': channelTitleFixture,
        [PLAYBACK]: clearPlaybackFixture,
      },
    });
    const channel = () => screen.getByRole('link', { name: new RegExp(channelFixtures.nordlys.name) });
    await waitForUser('Kari');
    await waitFor(() => expect(channel()).toBeDefined());
    await waitFor(() => {
      // Repeated, because the app may not be listening yet.
      channel().dispatchEvent(new Event('pointerdown', { bubbles: true }));
      expect(callers(app, PLAYBACK)).toEqual([kari.sub]);
    });
    signInFromOtherTab(app, ola);
    await waitForUser('Ola');
    await waitFor(() => expect(channel()).toBeDefined());
    await user.click(channel());
    await waitFor(() => expect(callers(app, PLAYBACK)).toEqual([kari.sub, ola.sub]));
  });

  it('shows no data of the previous user while the new user’s account loads after sign-in in another tab', async () => {
    const app = await openApp(brand, { path: '/min-konto' });
    await screen.findByRole('heading', { level: 1, name: 'Hei, Kari' });
    const gate = Promise.withResolvers<undefined>();
    app.network.addResponses({
      'GET /gateway/customer': async (request: Request) => {
        await gate.promise;
        return twoCustomers['GET /gateway/customer'](request);
      },
    });
    signInFromOtherTab(app, ola);
    await waitFor(() => expect(document.body).not.toHaveTextContent('Kari'));
    await waitFor(() => expect(callers(app, 'GET /gateway/customer')).toContain(ola.sub));
    gate.resolve(undefined);
    await screen.findByRole('heading', { level: 1, name: 'Hei, Ola' });
    await waitForUser('Ola');
    expect(document.body).not.toHaveTextContent('Kari');
  });

  it('clears sessionStorage when one user signs out and another signs in', async () => {
    const app = await openApp(brand, { path: '/package/new/receipt', sessionStorage: karisSessionStorage });
    await waitFor(() => expect(document.body).toHaveTextContent('Karis pakke'));
    const next = await switchUser(app, brand, ola);
    expect(sessionStorageText()).not.toMatch(/kari|mye|signUpLoadTime|cancelled|method/i);
    next.popTo('/package/new/receipt');
    await screen.findByRole('heading', { level: 1, name: 'Abonnementet ditt' });
    await waitForUser('Ola');
    expect(document.body).not.toHaveTextContent('Karis pakke');
  });
});

describe('user switch', () => {
  it('ignores a late response for the previous user', async () => {
    const gate = Promise.withResolvers<undefined>();
    const app = await openApp(glimt, {
      path: '/min-konto',
      responses: {
        'GET /gateway/customer': async (request: Request) => {
          if (callerOf(request) === kari.sub) await gate.promise;
          return twoCustomers['GET /gateway/customer'](request);
        },
      },
    });
    await waitFor(() => expect(callers(app, 'GET /gateway/customer')).toContain(kari.sub));
    signInFromOtherTab(app, ola);
    await screen.findByRole('heading', { level: 1, name: 'Hei, Ola' });
    gate.resolve(undefined);
    await app.advanceTime(500);
    expect(screen.getByRole('heading', { level: 1, name: 'Hei, Ola' })).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent('Kari');
  });

  it('clears sessionStorage when the user changes in another tab', async () => {
    const app = await openApp(glimt, { path: '/package/new/receipt', sessionStorage: karisSessionStorage });
    await waitFor(() => expect(document.body).toHaveTextContent('Karis pakke'));
    signInFromOtherTab(app, ola);
    await waitFor(() => expect(document.body).not.toHaveTextContent('Karis pakke'));
    await waitFor(() =>
      expect(sessionStorageText()).not.toMatch(/kari|mye|signUpLoadTime|cancelled|method/i),
    );
  });

  it('shows no data of the previous user when the page is restored from the back/forward cache', async () => {
    const app = await openApp(glimt, { path: '/min-konto' });
    await screen.findByRole('heading', { level: 1, name: 'Hei, Kari' });
    // A page in the back/forward cache receives no storage event.
    storeUser(app, ola);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await screen.findByRole('heading', { level: 1, name: 'Hei, Ola' });
    expect(document.body).not.toHaveTextContent('Kari');
  });

  it('clears a password field that the previous user filled in', async () => {
    const app = await openApp(glimt, { path: '/innstillinger', responses: createPinResponses() });
    await user.type(await screen.findByLabelText('Passord'), 'karis-passord');
    expect(screen.getByLabelText('Passord')).toHaveValue('karis-passord');
    signInFromOtherTab(app, ola);
    await waitForUser('Ola');
    expect(await screen.findByLabelText('Passord')).toHaveValue('');
  });

  it('clears a voucher code that the previous user entered', async () => {
    const app = await openApp(glimt, {
      path: '/bli-kunde',
      responses: {
        'GET /gateway/products': shopFixture,
        'GET /gateway/settings': shopSettingsFixture('GLIMT'),
        'GET /gateway/voucher/VINTER26/validate': voucherFixture,
      },
    });
    const field = () => screen.getByRole('textbox', { name: 'Rabattkode' });
    await waitForUser('Kari');
    await user.type(await screen.findByRole('textbox', { name: 'Rabattkode' }), 'VINTER26{Enter}');
    await waitFor(() => expect(document.body).toHaveTextContent('50 % rabatt'));
    signInFromOtherTab(app, ola);
    await waitForUser('Ola');
    await waitFor(() => expect(field()).toHaveValue(''));
    app.popTo('/abonnement');
    await screen.findByRole('heading', { level: 1, name: 'Abonnementet ditt' });
    await waitFor(() => expect(field()).toHaveValue(''));
    expect(localStorage.getItem('preloaded-voucher')).toBeNull();
  });

  it('opens a new socket for the new user and closes the previous one', async () => {
    const app = await openApp(glimt);
    await waitFor(() => expect(app.socketServer.sockets).toHaveLength(1));
    signInFromOtherTab(app, ola);
    await waitFor(() => expect(app.socketServer.sockets).toHaveLength(2));
    const [first, second] = app.socketServer.sockets;
    await waitFor(() => expect(first?.connected).toBe(false));
    expect(second?.connected).toBe(true);
    expect(JSON.stringify(second?.handshake)).not.toBe(JSON.stringify(first?.handshake));
  });

  it('shows the search history of the new user only', async () => {
    const searches = {
      [`last-searches-${kari.sub}`]: '["karis ord"]',
      [`last-searches-${ola.sub}`]: '["olas ord"]',
    };
    const app = await openApp(glimt, { path: '/search', localStorage: searches });
    await waitFor(() => expect(document.body).toHaveTextContent('karis ord'));
    signInFromOtherTab(app, ola);
    await waitFor(() => expect(document.body).toHaveTextContent('olas ord'));
    expect(document.body).not.toHaveTextContent('karis ord');
  });
});

describe('reload by the same user', () => {
  it('keeps sessionStorage when the same user returns after a reload', async () => {
    const app = await openApp(glimt, { sessionStorage: karisSessionStorage });
    await waitForUser('Kari');
    await renderApp({ previousApp: app, responses: twoCustomers });
    await waitForUser('Kari');
    await waitFor(() => expect(sessionStorage.getItem('tab-customer')).toBe(kari.sub));
    expect(Object.keys(karisSessionStorage).filter((key) => sessionStorage.getItem(key) === null)).toEqual(
      [],
    );
    expect(callers(app, 'GET /gateway/customer')).toContain(kari.sub);
  });
});
