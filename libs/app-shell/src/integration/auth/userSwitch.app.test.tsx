// @vitest-environment jsdom
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
import { renderApp, screen, waitFor } from '../../testing/index.ts';
import type { RenderAppOptions, RenderedApp } from '../../testing/index.ts';
import { createPinResponses } from '../../testing/pinResponses.ts';

const NAMES: Readonly<Record<string, string>> = { [kari.sub]: 'Kari', [ola.sub]: 'Ola' };

/** The `sub` of the request's token. */
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
  waitFor(() => expect(screen.link(new RegExp(`^Min konto, ${name}\\b`))).toBeDefined());
const callers = (app: RenderedApp, call: string) => app.network.requestsTo(call).map(callerOf);

/** The contents of sessionStorage as text. */
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
  screen.link('Logg ut').click();
  await waitFor(() => expect(app.navigations.join()).toContain('/session/end'));
  localStorage.removeItem(storedUser());
  const visitor = await renderApp({ brand, path: '/logout/success', previousApp: app });
  await waitFor(() => expect(screen.heading()).toBe('Du er logget ut.'));
  screen.button('Logg inn').click();
  const { authority } = testConfig.identity;
  const signInUrl = () =>
    visitor.navigations.find((navigation) => navigation.includes(` ${authority}/auth?`))?.split(' ')[1];
  await waitFor(() => expect(signInUrl()).toBeDefined());
  const back = visitor.provider.answer(signInUrl() ?? '', account);
  const path = back.slice(new URL(back).origin.length);
  const next = await renderApp({ brand, path, previousApp: visitor, responses: twoCustomers });
  await waitFor(() => expect(screen.heading()).toBe('Du er logget inn.'));
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
    const channel = () => screen.link(new RegExp(channelFixtures.nordlys.name));
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
    channel().click();
    await waitFor(() => expect(callers(app, PLAYBACK)).toEqual([kari.sub, ola.sub]));
  });

  it('shows no data of the previous user while the new user’s account loads after sign-in in another tab', async () => {
    const app = await openApp(brand, { path: '/min-konto' });
    await waitFor(() => expect(screen.heading()).toBe('Hei, Kari'));
    const gate = Promise.withResolvers<undefined>();
    app.network.addResponses({
      'GET /gateway/customer': async (request: Request) => {
        await gate.promise;
        return twoCustomers['GET /gateway/customer'](request);
      },
    });
    signInFromOtherTab(app, ola);
    await waitFor(() => expect(screen.text()).not.toContain('Kari'));
    await waitFor(() => expect(callers(app, 'GET /gateway/customer')).toContain(ola.sub));
    gate.resolve(undefined);
    await waitFor(() => expect(screen.heading()).toBe('Hei, Ola'));
    await waitForUser('Ola');
    expect(screen.text()).not.toContain('Kari');
  });

  it('clears sessionStorage when one user signs out and another signs in', async () => {
    const app = await openApp(brand, { path: '/package/new/receipt', sessionStorage: karisSessionStorage });
    await waitFor(() => expect(screen.text()).toContain('Karis pakke'));
    const next = await switchUser(app, brand, ola);
    expect(sessionStorageText()).not.toMatch(/kari|mye|signUpLoadTime|cancelled|method/i);
    next.popTo('/package/new/receipt');
    await waitFor(() => expect(screen.heading()).toBe('Abonnementet ditt'));
    await waitForUser('Ola');
    expect(screen.text()).not.toContain('Karis pakke');
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
    await waitFor(() => expect(screen.heading()).toBe('Hei, Ola'));
    gate.resolve(undefined);
    await app.advanceTime(500);
    expect(screen.heading()).toBe('Hei, Ola');
    expect(screen.text()).not.toContain('Kari');
  });

  it('clears sessionStorage when the user changes in another tab', async () => {
    const app = await openApp(glimt, { path: '/package/new/receipt', sessionStorage: karisSessionStorage });
    await waitFor(() => expect(screen.text()).toContain('Karis pakke'));
    signInFromOtherTab(app, ola);
    await waitFor(() => expect(screen.text()).not.toContain('Karis pakke'));
    await waitFor(() =>
      expect(sessionStorageText()).not.toMatch(/kari|mye|signUpLoadTime|cancelled|method/i),
    );
  });

  it('shows no data of the previous user when the page is restored from the back/forward cache', async () => {
    const app = await openApp(glimt, { path: '/min-konto' });
    await waitFor(() => expect(screen.heading()).toBe('Hei, Kari'));
    // A page in the back/forward cache receives no storage event.
    storeUser(app, ola);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await waitFor(() => expect(screen.heading()).toBe('Hei, Ola'));
    expect(screen.text()).not.toContain('Kari');
  });

  it('clears a password field that the previous user filled in', async () => {
    const app = await openApp(glimt, { path: '/innstillinger', responses: createPinResponses() });
    const password = () => document.querySelector<HTMLInputElement>('main input[type="password"]');
    await waitFor(() => expect(password()).not.toBeNull());
    const field = password();
    if (field) field.value = 'karis-passord';
    signInFromOtherTab(app, ola);
    await waitForUser('Ola');
    await waitFor(() => expect(password()).not.toBeNull());
    expect(password()?.value).toBe('');
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
    const field = () => document.querySelector<HTMLInputElement>('input[name="voucher"]');
    await waitForUser('Kari');
    await waitFor(() => expect(field()).not.toBeNull());
    const valueDescriptor = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    valueDescriptor?.set?.call(field(), 'VINTER26');
    field()?.dispatchEvent(new Event('input', { bubbles: true }));
    field()?.form?.requestSubmit();
    await waitFor(() => expect(screen.text()).toContain('50 % rabatt'));
    signInFromOtherTab(app, ola);
    await waitForUser('Ola');
    await waitFor(() => expect(field()?.value).toBe(''));
    app.popTo('/abonnement');
    await waitFor(() => expect(screen.heading()).toBe('Abonnementet ditt'));
    await waitFor(() => expect(field()?.value).toBe(''));
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
    await waitFor(() => expect(screen.text()).toContain('karis ord'));
    signInFromOtherTab(app, ola);
    await waitFor(() => expect(screen.text()).toContain('olas ord'));
    expect(screen.text()).not.toContain('karis ord');
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
