// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { customerFixture, filmFixture, shopFixture, shopSettingsFixture } from '@tv/api-client/fixtures';
import { renderApp, screen, waitFor, type RenderAppOptions } from '../../testing/index.ts';

const recommended = {
  productCombinations: [
    { productIds: ['mye', 'viaplay-total'], packageId: 'pakke-viaplay', price: 1198 },
    { productIds: ['mest', 'viaplay-total'] },
  ],
};

const at = (options: RenderAppOptions = {}) =>
  renderApp({
    path: '/tilgang/vod/isfront?key=VIAPLAY&hos=Viaplay&fra=/film/isfront',
    ...options,
    responses: {
      'GET /gateway/products': shopFixture,
      'GET /gateway/settings': shopSettingsFixture('GLIMT'),
      'POST /gateway/productRecommendation': recommended,
      ...options.responses,
    },
  });

const record = () => JSON.parse(sessionStorage.getItem('sign-up-from-asset') ?? 'null') as unknown;
const asked = (app: Awaited<ReturnType<typeof renderApp>>) =>
  app.network.requestsTo('POST /gateway/productRecommendation');

describe('what may not be watched', () => {
  it('REC-01 REC-03 REC-04 SIGNUP-15 leads a visitor to the choice of what opens it, which says what it is for', async () => {
    const app = await at();
    await waitFor(() => expect(app.currentPath()).toBe('/bli-kunde?productIds=mye&productIds=viaplay-total'));
    await waitFor(() => expect(screen.heading()).toBe('For å se Isfront'));
    expect(screen.text()).toContain('Viaplay');
    expect(document.querySelector('main header img')?.getAttribute('src')).toContain('isfront');
    const [request] = asked(app);
    expect(await request?.json()).toEqual({ entitlementKeys: ['VIAPLAY'], channelExternalIds: [] });
    expect(request?.headers.get('authorization')).toBeNull();
    expect(record()).toMatchObject({
      name: 'Isfront',
      recommendedPackageId: 'pakke-viaplay',
      provider: 'Viaplay',
      path: '/film/isfront',
    });
  });

  it.each([
    ['Active', '/min-konto/endre'],
    ['Canceled', '/min-konto/kjøp'],
  ] as const)('REC-02 REC-04 leads a customer (%s) to %s, asked with her token', async (state, path) => {
    const app = await at({
      isSignedIn: true,
      responses: { 'GET /gateway/customer': customerFixture(state) },
    });
    const query = '?productIds=mye&productIds=viaplay-total';
    await waitFor(() => expect(decodeURI(app.currentPath())).toBe(`${path}${query}`));
    expect(asked(app)[0]?.headers.get('authorization')).toMatch(/^Bearer /);
  });

  it('REC-01 REC-04 of a channel is asked by what it is known by', async () => {
    const app = await at({
      path: '/tilgang/live/nordlys',
      responses: {
        'GET /content-search/title/nordlys': {
          ...filmFixture,
          id: 'nordlys',
          name: 'Nordlys',
          entitlementKeys: undefined,
          channel: { id: 'nordlys', name: 'Nordlys', externalId: 'x-1' },
        },
      },
    });
    await waitFor(() => expect(screen.heading()).toBe('For å se Nordlys'));
    expect(await asked(app)[0]?.json()).toEqual({ entitlementKeys: [], channelExternalIds: ['x-1'] });
    expect(record()).toMatchObject({ path: '/watch/live/nordlys' });
  });

  it.each([
    ['fails', () => new Response('', { status: 400 })],
    ['has no combination', { productCombinations: [] }],
  ])('REC-03 leads to the general choice where the recommendation %s', async (_what, answer) => {
    const app = await at({ responses: { 'POST /gateway/productRecommendation': answer } });
    await waitFor(() => expect(app.currentPath()).toBe('/bli-kunde'));
    await waitFor(() => expect(screen.link('Gå videre')).toBeTruthy());
  });

  it('leads to what opens it though nothing is known of it, and never off our site', async () => {
    const app = await at({
      path: '/tilgang/vod/borte?key=VIAPLAY&fra=//ond.test',
      responses: { 'GET /content-search/title/:id': () => new Response('', { status: 404 }) },
    });
    await waitFor(() => expect(app.currentPath()).toBe('/bli-kunde?productIds=mye&productIds=viaplay-total'));
    await waitFor(() => expect(screen.heading()).toBe('Velg pakken din'));
    expect(record()).toBeNull();
  });

  it('REC-03 leads back from the receipt to what one wanted to watch, once', async () => {
    const asset = { name: 'Isfront', genres: [], path: '/film/isfront' };
    const app = await renderApp({
      isSignedIn: true,
      path: '/package/new/receipt',
      sessionStorage: { 'sign-up-from-asset': JSON.stringify(asset) },
      responses: { 'GET /gateway/customer/subscription': customerFixture('Active').subscribedPackage },
    });
    await waitFor(() => screen.link('Se Isfront').click());
    await waitFor(() => expect(app.currentPath()).toBe('/film/isfront'));
    expect(record()).toBeNull();
    app.popTo('/package/new/receipt');
    await waitFor(() => expect(screen.link('Begynn å se').pathname).toBe('/'));
  });
});
