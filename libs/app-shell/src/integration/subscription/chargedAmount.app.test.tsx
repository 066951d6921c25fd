// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { createCustomerService, type StoredSubscription } from '../../testing/createCustomerService.ts';
import { fakeCardFrame } from '../../testing/fakeCardFrame.ts';
import { renderApp, waitFor } from '../../testing/renderApp.ts';
import { screen } from '../../testing/screen.ts';

const CHANGE = 'POST /gateway/customer/subscription/change';
const SUMMARY = 'GET /gateway/customer/subscription/change/summary';
const ACTIVE: StoredSubscription = { state: 'Active', selectedProductIds: ['litt'] };
const NEW: StoredSubscription = { state: 'PendingPaymentInfo', selectedProductIds: ['mye'] };

const main = () => document.querySelector('main');
const text = () => main()?.textContent.replaceAll('\u00A0', ' ') ?? '';

/** The summary of a change to Mye, with the amount to pay now. */
const summary = (toPayNow: number, changeType: 'Upgrade' | 'New') => ({
  toPayNow,
  monthlyPrice: 449,
  nextPaymentDate: '2026-12-21T23:00:00Z',
  lines: [{ kind: 'Product', productId: 'mye', name: 'Mye', price: 449 }],
  changeType,
});

it('SUB-27 the receipt of an upgrade shows the amount that the server charged, not the amount of the earlier summary', async () => {
  const service = createCustomerService(ACTIVE);
  service.provider = 'Card';
  const app = await renderApp({
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
  await waitFor(() => expect(text()).toContain('Å betale nå240,23 kr'));
  await waitFor(() => screen.button('Bekreft endring').click());
  await waitFor(() => expect(app.currentPath()).toBe('/package/upgrade/receipt'));
  await waitFor(() => expect(text()).toContain('Betalt nå240,05 kr'));
  await waitFor(() =>
    expect(app.analyticsEvents()).toContainEqual(expect.objectContaining({ event: 'purchase' })),
  );
  expect(app.analyticsEvents().find(({ event }) => event === 'purchase')).toMatchObject({ value: 240.05 });
});

it('the receipt of a wallet payment shows the amount of the wallet order', async () => {
  fakeCardFrame();
  const service = createCustomerService(NEW);
  const responses = {
    ...service.responses,
    [SUMMARY]: summary(449, 'New'),
    [CHANGE]: { redirectUrl: 'https://wallet.test/orders/1', amount: 448.5 },
  };
  const before = await renderApp({ path: '/min-konto/kjøp?productIds=mye', isSignedIn: true, responses });
  await waitFor(() => expect(main()?.querySelector('input[value="Vipps"]')).toBeTruthy());
  main()?.querySelector<HTMLInputElement>('input[value="Vipps"]')?.click();
  await waitFor(() => expect(text()).toContain('Du går videre til Vipps'));
  screen.button('Betal').click();
  await waitFor(() => expect(before.navigations).toHaveLength(1));
  service.wallet = 'completed';
  service.subscription = { state: 'Active', selectedProductIds: ['mye'] };
  const app = await renderApp({ path: '/payment/vipps', isSignedIn: true, responses, previousApp: before });
  await waitFor(() => expect(app.currentPath()).toBe('/package/new/receipt'));
  await waitFor(() => expect(text()).toContain('Betalt nå448,50 kr'));
});

it('does not pay an order above the confirmed amount, and shows the new summary first', async () => {
  const card = fakeCardFrame();
  const service = createCustomerService(NEW);
  const app = await renderApp({
    path: '/min-konto/kjøp?productIds=mye',
    isSignedIn: true,
    responses: {
      ...service.responses,
      'POST /gateway/checkout': { orderId: 'order-1', amount: 499 },
    },
  });
  await waitFor(() => expect(card.frame()).toBeDefined());
  await waitFor(() => expect(screen.button('Betal').getAttribute('aria-disabled')).toBeNull());
  screen.button('Betal').click();
  await waitFor(() => expect(app.calls()).toContain('POST /gateway/checkout'));
  await waitFor(() =>
    expect(main()?.querySelector('[role="alert"]')?.textContent).toContain('Prisen eller innholdet'),
  );
  expect(card.receivedMessages).toEqual([]);
  expect(service.charges).toEqual([]);
});
