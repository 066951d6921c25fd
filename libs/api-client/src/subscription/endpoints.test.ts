import { expect, test } from 'vitest';
import { apiUnderTest, json, signedIn } from '../testing/apiUnderTest.ts';
import { changeSubscription, getChangeSummary, getSubscription, stopRenewal } from './endpoints.ts';
import { errorItems } from './errorItems.ts';

const subscription = { id: 'familie', state: 'Active', selectedProductIds: ['mye'], monthlyPrice: 449 };

test('a missing subscription is undefined, not an error', async () => {
  const { dispatch, reports } = apiUnderTest(() => new Response(null, { status: 404 }), { tokens: signedIn });
  expect((await dispatch(getSubscription.initiate())).data).toBeNull();
  expect(reports).toEqual([]);
});

test.each([
  ['a state', { state: 'Frozen' }],
  ['an offer', { retentionOffer: { id: 7 } }],
  ['a next payment', { nextPaymentDate: 'soon' }],
])('a subscription with an unreadable %s is kept', async (_what, change) => {
  const { dispatch } = apiUnderTest(() => json({ ...subscription, ...change }), { tokens: signedIn });
  expect((await dispatch(getSubscription.initiate())).data).toMatchObject({
    id: 'familie',
    monthlyPrice: 449,
  });
});

test('a summary of an unknown kind has no kind, and keeps its lines', async () => {
  const { dispatch, reports } = apiUnderTest(
    () =>
      json({
        toPayNow: 84.5,
        monthlyPrice: 618,
        changeType: 'Sidegrade',
        lines: [{ name: 'Mye', price: 449 }, { price: 3 }, { name: 'Rabatt', price: -49 }],
      }),
    { tokens: signedIn },
  );
  const { data } = await dispatch(getChangeSummary.initiate(['mye', 'max']));
  expect(data).toEqual({
    toPayNow: 84.5,
    monthlyPrice: 618,
    changeType: undefined,
    lines: [
      { kind: 'Product', name: 'Mye', price: 449 },
      { kind: 'Product', name: 'Rabatt', price: -49 },
    ],
  });
  expect(reports).toHaveLength(1);
});

test('a change carries its idempotency key as a header, and the payment in the body only', async () => {
  const { dispatch, calls } = apiUnderTest(() => new Response(null, { status: 200 }), { tokens: signedIn });
  await dispatch(
    changeSubscription.initiate({ productIds: ['mye', 'max'], intentId: 'i-1', braintreeNonce: 'n-1' }),
  ).unwrap();
  expect(calls[0]).toMatchObject({
    method: 'POST',
    url: 'https://gateway.dev.test/customer/subscription/change?productIds=mye&productIds=max',
    body: '{"braintreeNonce":"n-1"}',
  });
  expect(calls[0]?.headers.get('Idempotency-Key')).toBe('i-1');
});

test.each([
  ['the subscription', { reason: 'TooExpensive' }, '{"reason":"TooExpensive"}'],
  ['the subscription without a reason', {}, '{}'],
  ['the trial of some products', { productIds: ['max'] }, '{"productIds":["max"]}'],
])('SUB-29 the renewal of %s is cancelled', async (_what, request, body) => {
  const { dispatch, calls } = apiUnderTest(() => new Response(null, { status: 204 }), { tokens: signedIn });
  expect(await dispatch(stopRenewal.initiate(request)).unwrap()).toBeNull();
  expect(calls.map(({ method, url, body: sent }) => [method, url, sent])).toEqual([
    ['POST', 'https://gateway.dev.test/subscription/stopRenewal', body],
  ]);
});

test('SUB-06 a refused change has its known reasons only', async () => {
  const { dispatch } = apiUnderTest(
    () =>
      json(
        [
          { ErrorCode: 'PAYMENT_FAILED', ErrorMessage: 'Nei' },
          { ErrorMessage: '?' },
          'x',
          { ErrorCode: 'NEW_ONE' },
        ],
        { status: 402 },
      ),
    { tokens: signedIn },
  );
  const { error } = await dispatch(changeSubscription.initiate({ productIds: ['mye'], intentId: 'i-1' }));
  expect(errorItems(error)).toEqual([
    { code: 'PAYMENT_FAILED', message: 'Nei' },
    { code: 'NEW_ONE', message: '' },
  ]);
});

test.each([
  undefined,
  null,
  'x',
  { name: 'NetworkError', message: '' },
  { name: 'RequestError', status: 500 },
])('%j has no reasons', (error) => expect(errorItems(error)).toEqual([]));
