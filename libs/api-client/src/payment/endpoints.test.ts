import { expect, test } from 'vitest';
import { apiUnderTest, json, signedIn } from '../testing/apiUnderTest.ts';
import {
  getBillingProvider,
  getPaymentCancelled,
  getPaymentMethod,
  getWalletAgreement,
  pollWalletPayment,
  startCheckout,
} from './endpoints.ts';

const answered = (body: unknown, status = 200) =>
  apiUnderTest(() => (status === 404 ? new Response(null, { status }) : json(body, { status })), {
    tokens: signedIn,
  });

test('PAY-07 no agreement with the wallet is none, and nothing has failed', async () => {
  const { dispatch, reports } = answered(undefined, 404);
  const { data, isError } = await dispatch(getWalletAgreement.initiate());
  expect([data, isError, reports]).toEqual([null, false, []]);
});

test('an agreement of a status that we do not know is an agreement', async () => {
  const { dispatch } = answered({ agreementId: 'a-1', status: 'Paused' });
  expect((await dispatch(getWalletAgreement.initiate())).data).toEqual({
    agreementId: 'a-1',
    status: 'Paused',
  });
});

test('no payment method is none', async () => {
  expect((await answered(undefined, 404).dispatch(getPaymentMethod.initiate())).data).toBeNull();
});

test('a wallet payment of which there is none is none; one of an unknown status is not settled', async () => {
  expect(await answered(undefined, 404).dispatch(pollWalletPayment.initiate()).unwrap()).toBeNull();
  const { dispatch, reports } = answered({ paymentStatus: 'thinking' });
  expect(await dispatch(pollWalletPayment.initiate()).unwrap()).toBe('pending');
  expect(reports).toHaveLength(1);
});

test('a billing provider that we do not know is none', async () => {
  expect((await answered({ provider: 'Coins' }).dispatch(getBillingProvider.initiate())).data).toBe('None');
});

test('SUB-23 the check for a cancelled payment says whether the account is deleted', async () => {
  expect(
    (await answered({ isDeleted: true }).dispatch(getPaymentCancelled.initiate('/customer/paymentCancelled')))
      .data,
  ).toBe(true);
  expect(
    (
      await answered({ isDeleted: false }).dispatch(
        getPaymentCancelled.initiate('/customer/paymentCancelled'),
      )
    ).data,
  ).toBe(false);
});

test('an order without an amount is none: nobody pays without knowing how much', async () => {
  const { dispatch } = answered({ orderId: 'o-1' });
  const { error } = await dispatch(startCheckout.initiate({ productIds: ['mye'], intentId: 'i-1' }));
  expect(error).toMatchObject({ name: 'MalformedAnswerError' });
});
