// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { createCustomerService, type StoredSubscription } from '../../testing/createCustomerService.ts';
import { fakeCardFrame } from '../../testing/fakeCardFrame.ts';
import { renderApp, user } from '../../testing/index.ts';

const CHANGE = 'POST /gateway/customer/subscription/change';
const SUMMARY = 'GET /gateway/customer/subscription/change/summary';
const ACTIVE: StoredSubscription = { state: 'Active', selectedProductIds: ['litt'] };
const NEW: StoredSubscription = { state: 'PendingPaymentInfo', selectedProductIds: ['mye'] };

const main = () => screen.getByRole('main');

/** Returns the summary of a change to Mye, with the amount to pay now. */
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
  await waitFor(() => expect(main()).toHaveTextContent('Å betale nå240,23 kr'));
  await user.click(await screen.findByRole('button', { name: 'Bekreft endring' }));
  await waitFor(() => expect(app.currentPath()).toBe('/package/upgrade/receipt'));
  await waitFor(() => expect(main()).toHaveTextContent('Betalt nå240,05 kr'));
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
  await user.click(await screen.findByRole('radio', { name: 'Vipps' }));
  await waitFor(() => expect(main()).toHaveTextContent('Du går videre til Vipps'));
  await user.click(await screen.findByRole('button', { name: 'Betal' }));
  await waitFor(() => expect(before.navigations).toHaveLength(1));
  service.wallet = 'completed';
  service.subscription = { state: 'Active', selectedProductIds: ['mye'] };
  const app = await renderApp({ path: '/payment/vipps', isSignedIn: true, responses, previousApp: before });
  await waitFor(() => expect(app.currentPath()).toBe('/package/new/receipt'));
  await waitFor(() => expect(main()).toHaveTextContent('Betalt nå448,50 kr'));
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
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Betal' })).not.toHaveAttribute('aria-disabled'),
  );
  await user.click(await screen.findByRole('button', { name: 'Betal' }));
  await waitFor(() => expect(app.calls()).toContain('POST /gateway/checkout'));
  await waitFor(() =>
    expect(within(main()).queryByRole('alert')).toHaveTextContent('Prisen eller innholdet'),
  );
  expect(card.receivedMessages).toEqual([]);
  expect(service.charges).toEqual([]);
});
