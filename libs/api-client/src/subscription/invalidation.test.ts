import { describe, expect, test, vi } from 'vitest';
import type { ApiDispatch } from '../base/api.ts';
import { getCustomer } from '../customer/endpoints.ts';
import { customerFixture } from '../fixtures.ts';
import { getInAppMessages } from '../inAppMessages/endpoints.ts';
import { getPaymentMethod, pollWalletPayment, savePaymentMethod } from '../payment/endpoints.ts';
import { apiUnderTest, json, signedIn } from '../testing/apiUnderTest.ts';
import { changeSubscription, stopRenewal } from './endpoints.ts';

/** Opens a page that shows the customer and what they may watch. */
async function customerPage(mutation: () => Response = () => new Response(null, { status: 204 })) {
  const server = { customer: customerFixture('Active') as Record<string, unknown> };
  const { dispatch, calls } = apiUnderTest(
    ({ method, url }) => {
      if (method !== 'GET') return mutation();
      return json(url.endsWith('/customer') ? server.customer : []);
    },
    { tokens: signedIn },
  );
  await Promise.all([dispatch(getCustomer.initiate()), dispatch(getInAppMessages.initiate())]);
  const isRepeated = (path: string) => calls.filter(({ url }) => url.endsWith(path)).length > 1;
  const refetched = () => ({ customer: isRepeated('/customer'), messages: isRepeated('/inappmessages') });
  /** Waits for another response: a refetch would have been sent before it. */
  const settle = () => dispatch(getPaymentMethod.initiate());
  return { dispatch, server, refetched, settle };
}

const bought = { subscribedPackage: { id: 'pakke-mini', state: 'Active', selectedProductIds: ['mini'] } };

/** Sends a mutation and waits for its answer. */
const mutations = {
  change: (dispatch: ApiDispatch) =>
    dispatch(changeSubscription.initiate({ productIds: ['mini'], intentId: 'i-1' })),
  stop: (dispatch: ApiDispatch) => dispatch(stopRenewal.initiate({})),
  saveCard: (dispatch: ApiDispatch) =>
    dispatch(savePaymentMethod.initiate({ nonce: 'n-1', intentId: 'i-1' })),
  pollWallet: (dispatch: ApiDispatch) => dispatch(pollWalletPayment.initiate()),
};

const refusal = () => json([], { status: 402 });
const walletAnswer = (paymentStatus: string) => () => json({ paymentStatus });

describe('a subscription that changes', () => {
  test.each([
    ['a purchase', () => json({}), mutations.change],
    ['a stopped renewal', undefined, mutations.stop],
    ['a saved card', undefined, mutations.saveCard],
    ['a payment completed in the wallet', walletAnswer('completed'), mutations.pollWallet],
  ])(
    'a subscription change by %s refetches the customer, then what depends on it',
    async (_what, answer, send) => {
      const { dispatch, server, refetched } = await customerPage(answer);
      server.customer = { ...server.customer, ...bought };
      await send(dispatch);
      await vi.waitFor(() => expect(refetched()).toEqual({ customer: true, messages: true }));
    },
  );

  test.each([
    [
      'a purchase that awaits the wallet',
      () => json({ redirectUrl: 'https://wallet.test/' }),
      mutations.change,
    ],
    ['a refused purchase', refusal, mutations.change],
    ['a refused stop', refusal, mutations.stop],
    ['a refused card', refusal, mutations.saveCard],
    ['a payment pending in the wallet', walletAnswer('pending'), mutations.pollWallet],
  ])('no subscription change is assumed after %s', async (_what, answer, send) => {
    const { dispatch, server, refetched, settle } = await customerPage(answer);
    server.customer = { ...server.customer, ...bought };
    await send(dispatch);
    await settle();
    expect(refetched()).toEqual({ customer: false, messages: false });
  });

  test.each([
    ['other products', bought],
    ['another state', { subscribedPackage: { ...bought.subscribedPackage, state: 'PastDue' } }],
    ['another payment method', { billingProvider: 'Vipps' }],
    ['a pending downgrade', { pendingDowngradeToPackageId: 'pakke-mini' }],
  ])('a subscription change to %s in another tab is noticed by any refetch', async (_what, changed) => {
    const { dispatch, server, refetched } = await customerPage();
    server.customer = { ...server.customer, ...changed };
    await dispatch(getCustomer.initiate(undefined, { forceRefetch: true }));
    await vi.waitFor(() => expect(refetched().messages).toBe(true));
  });

  test('a new email address does not count as a subscription change', async () => {
    const { dispatch, server, refetched, settle } = await customerPage();
    server.customer = { ...server.customer, personalia: { email: 'ola@kunde.test' } };
    await dispatch(getCustomer.initiate(undefined, { forceRefetch: true }));
    await settle();
    expect(refetched()).toEqual({ customer: true, messages: false });
  });
});
