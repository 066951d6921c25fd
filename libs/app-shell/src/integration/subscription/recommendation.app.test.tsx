// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { customerFixture, filmFixture, shopFixture, shopSettingsFixture } from '@tv/api-client/fixtures';
import { renderApp, type RenderAppOptions, user } from '../../testing/index.ts';

const recommended = {
  productCombinations: [
    { productIds: ['mye', 'viaplay-total'], packageId: 'pakke-viaplay', price: 1198 },
    { productIds: ['mest', 'viaplay-total'] },
  ],
};

const openPaywall = (options: RenderAppOptions = {}) =>
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

const storedAsset = () => JSON.parse(sessionStorage.getItem('sign-up-from-asset') ?? 'null') as unknown;
const recommendationRequests = (app: Awaited<ReturnType<typeof renderApp>>) =>
  app.network.requestsTo('POST /gateway/productRecommendation');

describe('a title that the user may not watch', () => {
  it('REC-01 REC-03 REC-04 SIGNUP-15 leads a visitor to the recommended products, with the title in the heading', async () => {
    const app = await openPaywall();
    await waitFor(() => expect(app.currentPath()).toBe('/bli-kunde?productIds=mye&productIds=viaplay-total'));
    await screen.findByRole('heading', { level: 1, name: 'For å se Isfront' });
    expect(document.body).toHaveTextContent('Viaplay');
    expect(document.querySelector('main header img')?.getAttribute('src')).toContain('isfront');
    const [request] = recommendationRequests(app);
    expect(await request?.json()).toEqual({ entitlementKeys: ['VIAPLAY'], channelExternalIds: [] });
    expect(request?.headers.get('authorization')).toBeNull();
    expect(storedAsset()).toMatchObject({
      name: 'Isfront',
      recommendedPackageId: 'pakke-viaplay',
      provider: 'Viaplay',
      path: '/film/isfront',
    });
  });

  it.each([
    ['Active', '/min-konto/endre'],
    ['Canceled', '/min-konto/kjøp'],
  ] as const)(
    'REC-02 REC-04 leads a customer (%s) to %s and requests the recommendation with the token',
    async (state, path) => {
      const app = await openPaywall({
        isSignedIn: true,
        responses: { 'GET /gateway/customer': customerFixture(state) },
      });
      const query = '?productIds=mye&productIds=viaplay-total';
      await waitFor(() => expect(decodeURI(app.currentPath())).toBe(`${path}${query}`));
      expect(recommendationRequests(app)[0]?.headers.get('authorization')).toMatch(/^Bearer /);
    },
  );

  it('REC-01 REC-04 requests the recommendation for a channel by its external id', async () => {
    const app = await openPaywall({
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
    await screen.findByRole('heading', { level: 1, name: 'For å se Nordlys' });
    expect(await recommendationRequests(app)[0]?.json()).toEqual({
      entitlementKeys: [],
      channelExternalIds: ['x-1'],
    });
    expect(storedAsset()).toMatchObject({ path: '/watch/live/nordlys' });
  });

  it.each([
    ['fails', () => new Response('', { status: 400 })],
    ['has no combination', { productCombinations: [] }],
  ])('REC-03 leads to the general package selection when the recommendation %s', async (_what, answer) => {
    const app = await openPaywall({ responses: { 'POST /gateway/productRecommendation': answer } });
    await waitFor(() => expect(app.currentPath()).toBe('/bli-kunde'));
    await screen.findByRole('link', { name: 'Gå videre' });
  });

  it('leads to the recommended products when the title cannot be loaded, and stores no external return path', async () => {
    const app = await openPaywall({
      path: '/tilgang/vod/borte?key=VIAPLAY&fra=//ond.test',
      responses: { 'GET /content-search/title/:id': () => new Response('', { status: 404 }) },
    });
    await waitFor(() => expect(app.currentPath()).toBe('/bli-kunde?productIds=mye&productIds=viaplay-total'));
    await screen.findByRole('heading', { level: 1, name: 'Velg pakken din' });
    expect(storedAsset()).toBeNull();
  });

  it('REC-03 links from the receipt back to the title, once', async () => {
    const asset = { name: 'Isfront', genres: [], path: '/film/isfront' };
    const app = await renderApp({
      isSignedIn: true,
      path: '/package/new/receipt',
      sessionStorage: { 'sign-up-from-asset': JSON.stringify(asset) },
      responses: { 'GET /gateway/customer/subscription': customerFixture('Active').subscribedPackage },
    });
    await user.click(await screen.findByRole('link', { name: 'Se Isfront' }));
    await waitFor(() => expect(app.currentPath()).toBe('/film/isfront'));
    expect(storedAsset()).toBeNull();
    app.popTo('/package/new/receipt');
    await waitFor(() =>
      expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Begynn å se' }).pathname).toBe('/'),
    );
  });
});
