import { expect, test } from 'vitest';
import { apiUnderTest, json, signedIn } from '../testing/apiUnderTest.ts';
import {
  getBillingProvider,
  getPaymentCancelled,
  getPaymentMethod,
  getTransactions,
  getWalletAgreement,
  pollWalletPayment,
  startCheckout,
} from './endpoints.ts';
import { fetchInvoice } from './fetchInvoice.ts';

const answered = (body: unknown, status = 200) =>
  apiUnderTest(() => (status === 404 ? new Response(null, { status }) : json(body, { status })), {
    tokens: signedIn,
  });

test('PAY-07 a missing wallet agreement is undefined, not an error', async () => {
  const { dispatch, reports } = answered(undefined, 404);
  const { data, isError } = await dispatch(getWalletAgreement.initiate());
  expect([data, isError, reports]).toEqual([null, false, []]);
});

test('a wallet agreement of unknown status is kept', async () => {
  const { dispatch } = answered({ agreementId: 'a-1', status: 'Paused' });
  expect((await dispatch(getWalletAgreement.initiate())).data).toEqual({
    agreementId: 'a-1',
    status: 'Paused',
  });
});

test('a missing payment method is undefined', async () => {
  expect((await answered(undefined, 404).dispatch(getPaymentMethod.initiate())).data).toBeNull();
});

test('a missing wallet payment is undefined; one of unknown status is not settled', async () => {
  expect(await answered(undefined, 404).dispatch(pollWalletPayment.initiate()).unwrap()).toBeNull();
  const { dispatch, reports } = answered({ paymentStatus: 'thinking' });
  expect(await dispatch(pollWalletPayment.initiate()).unwrap()).toBe('pending');
  expect(reports).toHaveLength(1);
});

test('an unknown billing provider is undefined', async () => {
  expect((await answered({ provider: 'Coins' }).dispatch(getBillingProvider.initiate())).data).toBe('None');
});

test('SUB-23 the cancelled-payment check returns whether the account is deleted', async () => {
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

test('an order without an amount is an error: the customer must know the price', async () => {
  const { dispatch } = answered({ orderId: 'o-1' });
  const { error } = await dispatch(startCheckout.initiate({ productIds: ['mye'], intentId: 'i-1' }));
  expect(error).toMatchObject({ name: 'MalformedResponseError' });
});

test('transactions are sorted newest first; malformed ones are dropped, unknown statuses are undefined', async () => {
  const paid = { id: 't-1', date: '2026-10-14T00:00:00Z', amount: 449, status: 'Settled', invoiceId: 'i-1' };
  const { dispatch, reports } = answered([
    paid,
    { ...paid, id: 't-2', date: 'yesterday' },
    { ...paid, id: 't-3', amount: 'much' },
    'nothing',
    { ...paid, id: 't-4', date: '2026-11-14T00:00:00Z', status: 'Pondered', invoiceId: '..' },
  ]);
  const { data } = await dispatch(getTransactions.initiate());
  expect(data?.map(({ id, status, invoiceId }) => [id, status, invoiceId])).toEqual([
    ['t-4', undefined, undefined],
    ['t-1', 'Settled', 'i-1'],
  ]);
  expect(reports).toHaveLength(5);
});

test('a payment method with malformed fields is kept', async () => {
  const { dispatch, reports } = answered({ type: 'Card', cardBrand: 7, maskedNumber: [], expiry: '12/2028' });
  expect((await dispatch(getPaymentMethod.initiate())).data).toEqual({ type: 'Card', expiry: '12/2028' });
  expect(reports).toHaveLength(2);
});

const pdf = () => new Response('%PDF-1.7 …', { headers: { 'content-type': 'application/octet-stream' } });

test('an invoice is fetched as a PDF with the token, and not cached', async () => {
  const { dispatch, calls, store } = apiUnderTest(pdf, { tokens: signedIn });
  const before = store.getState();
  const answer = await dispatch(fetchInvoice('i/1'));
  expect(calls[0]?.url).toBe('https://gateway.dev.test/invoice/i%2F1');
  expect(calls[0]?.headers.get('accept')).toBe('application/pdf');
  expect(calls[0]?.headers.get('authorization')).toBe('Bearer token-1');
  const document = 'data' in answer ? answer.data : undefined;
  expect(document?.type).toBe('application/pdf');
  expect(await document?.text()).toBe('%PDF-1.7 …');
  expect(store.getState()).toBe(before);
});

test.each([
  ['HTML', () => new Response('<h1>Innlogging</h1>'), 'MalformedResponseError'],
  ['an empty body', () => new Response(''), 'MalformedResponseError'],
  ['a 503', () => json({ code: 'DOWN' }, { status: 503 }), 'RequestError'],
  ['a 404', () => json({ code: 'NOT_FOUND' }, { status: 404 }), 'RequestError'],
])('%s instead of an invoice is an error', async (_what, network, name) => {
  const { dispatch, reports } = apiUnderTest(network, { tokens: signedIn });
  expect(await dispatch(fetchInvoice('i-1'))).toMatchObject({ error: { name } });
  expect(reports).toHaveLength(1);
});

test('an invoice is not fetched without sign-in', async () => {
  const { dispatch, calls } = apiUnderTest(pdf);
  expect(await dispatch(fetchInvoice('i-1'))).toMatchObject({ error: { name: 'NoTokenError' } });
  expect(calls).toEqual([]);
});
