// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { customerService, type KeptSubscription } from './testing/customerService.ts';
import { fakeCardFrame } from './testing/fakeCardFrame.ts';
import { openApp, until } from './testing/openApp.ts';
import { screen } from './testing/screen.ts';

const CHANGE = 'POST /gateway/customer/subscription/change';
const SUMMARY = 'GET /gateway/customer/subscription/change/summary';
const ACTIVE: KeptSubscription = { state: 'Active', selectedProductIds: ['litt'] };
const NEW: KeptSubscription = { state: 'PendingPaymentInfo', selectedProductIds: ['mye'] };

const main = () => document.querySelector('main');
const text = () => main()?.textContent.replaceAll('\u00A0', ' ') ?? '';

/** The summary of a change to Mye with this much to pay now. */
const summary = (toPayNow: number, changeType: 'Upgrade' | 'New') => ({
  toPayNow,
  monthlyPrice: 449,
  nextPaymentDate: '2026-12-21T23:00:00Z',
  lines: [{ kind: 'Product', productId: 'mye', name: 'Mye', price: 449 }],
  changeType,
});

it('SUB-27 the receipt of an upgrade shows what the server charged, not the sum that was read before midnight', async () => {
  const service = customerService(ACTIVE);
  service.provider = 'Card';
  const app = await openApp({
    path: '/min-konto/endre?productIds=mye',
    isSignedIn: true,
    config: { environment: 'uat' },
    localStorage: { 'analytics-consent': 'granted' },
    responses: {
      ...service.responses,
      [SUMMARY]: summary(240.23, 'Upgrade'),
      [CHANGE]: () => {
        service.subscription = { state: 'Active', selectedProductIds: ['mye'] };
        return Response.json({ amount: 240.05 });
      },
    },
  });
  await until(() => expect(text()).toContain('Å betale nå240,23 kr'));
  await until(() => screen.button('Bekreft endring').click());
  await until(() => expect(app.at()).toBe('/package/upgrade/receipt'));
  await until(() => expect(text()).toContain('Betalt nå240,05 kr'));
  await until(() => expect(app.events()).toContainEqual(expect.objectContaining({ event: 'purchase' })));
  expect(app.events().find(({ event }) => event === 'purchase')).toMatchObject({ value: 240.05 });
});

it('the receipt of a wallet payment shows what the wallet was asked for', async () => {
  fakeCardFrame();
  const service = customerService(NEW);
  const responses = {
    ...service.responses,
    [SUMMARY]: summary(449, 'New'),
    [CHANGE]: { redirectUrl: 'https://wallet.test/orders/1', amount: 448.5 },
  };
  const before = await openApp({ path: '/min-konto/kjøp?productIds=mye', isSignedIn: true, responses });
  await until(() => expect(main()?.querySelector('input[value="Vipps"]')).toBeTruthy());
  main()?.querySelector<HTMLInputElement>('input[value="Vipps"]')?.click();
  await until(() => expect(text()).toContain('Du går videre til Vipps'));
  screen.button('Betal').click();
  await until(() => expect(before.moves).toHaveLength(1));
  service.wallet = 'completed';
  service.subscription = { state: 'Active', selectedProductIds: ['mye'] };
  const app = await openApp({ path: '/payment/vipps', isSignedIn: true, responses, after: before });
  await until(() => expect(app.at()).toBe('/package/new/receipt'));
  await until(() => expect(text()).toContain('Betalt nå448,50 kr'));
});

it('an order for more than was confirmed is not paid: the new summary is shown first', async () => {
  const card = fakeCardFrame();
  const service = customerService(NEW);
  const app = await openApp({
    path: '/min-konto/kjøp?productIds=mye',
    isSignedIn: true,
    responses: {
      ...service.responses,
      'POST /gateway/checkout': { orderId: 'order-1', amount: 499 },
    },
  });
  await until(() => expect(card.frame()).toBeDefined());
  await until(() => expect(screen.button('Betal').getAttribute('aria-disabled')).toBeNull());
  screen.button('Betal').click();
  await until(() => expect(app.calls()).toContain('POST /gateway/checkout'));
  await until(() =>
    expect(main()?.querySelector('[role="alert"]')?.textContent).toContain('Prisen eller innholdet'),
  );
  expect(card.heard).toEqual([]);
  expect(service.charges).toEqual([]);
});
