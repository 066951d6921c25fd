import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { customerOf, goodCard, newCustomer, register, registration } from '../testing/testCustomer.ts';
import { testPlatform, type TestPlatform } from '../testing/testPlatform.ts';

const day = 24 * 3600 * 1000;

let platform: TestPlatform;
let end: () => Promise<void>;
beforeAll(async () => {
  platform = await testPlatform((ending) => (end = ending));
});
afterAll(() => end());

test('a new customer registers, pays by card, gets the products, and is renewed by the clock', async () => {
  const customer = await newCustomer(platform);
  expect(await customer.state()).toBe('PendingPaymentInfo');
  expect(await customer.subscription()).toMatchObject({
    selectedProductIds: ['mest'],
    hasAccessToContent: false,
  });
  const key = randomUUID();
  const checkout = await customer.post('/checkout', { productIds: ['mest'] }, { 'idempotency-key': key });
  expect(checkout.json()).toMatchObject({ amount: 629 });
  const bought = await customer.change(['mest'], { braintreeNonce: await customer.nonceOf(goodCard) }, key);
  expect(bought.status, bought.text).toBe(200);
  expect(await customer.subscription()).toMatchObject({ state: 'Active', hasAccessToContent: true });
  expect((await customer.get('/customer/payment')).json()).toMatchObject({
    type: 'Card',
    maskedNumber: '**** **** **** 1111',
  });
  const charges = await platform.console.charges(customer.email);
  expect(charges).toMatchObject([
    { key, amount: 629, productIds: ['mest'], provider: 'Card', status: 'Settled' },
  ]);

  await platform.console.shiftClock(32 * day);
  const later = await platform.console.charges(customer.email);
  expect(later.map(({ amount }) => amount)).toEqual([629, 629]);
  await platform.console.resetClock();
  expect((await platform.console.state()).drift).toEqual([]);
});

test('an idempotency key is charged once: in sequence, concurrently and with another nonce; other products are refused', async () => {
  const customer = await newCustomer(platform);
  const key = randomUUID();
  const nonces = await Promise.all([customer.nonceOf(goodCard), customer.nonceOf(goodCard)]);
  const pay = (nonce: string, products = ['mest']) =>
    customer.change(products, { braintreeNonce: nonce }, key);
  const answers = await Promise.all([pay(nonces[0] ?? ''), pay(nonces[0] ?? ''), pay(nonces[1] ?? '')]);
  answers.push(await pay(nonces[0] ?? ''), await pay('another'));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(await platform.console.charges(customer.email)).toHaveLength(1);
  const other = await pay('x', ['litt']);
  expect([other.status, customer.codesOf(other)]).toEqual([409, ['SUBSCRIPTION_FAILED']]);
});

test('a charge never exceeds the amount of the checkout order', async () => {
  const customer = await newCustomer(platform, { voucherCode: 'VINTER26' });
  const key = randomUUID();
  const order = await customer.post('/checkout', { productIds: ['litt'] }, { 'idempotency-key': key });
  expect(order.json()).toMatchObject({ amount: 0 });
  const body = async () => ({ braintreeNonce: await customer.nonceOf(goodCard) });
  const dearer = await customer.change(['mest'], await body(), key);
  expect([dearer.status, customer.codesOf(dearer)]).toEqual([409, ['SUBSCRIPTION_FAILED']]);
  expect(await platform.console.charges(customer.email)).toEqual([]);
  expect((await customer.post('/voucher/VINTER26/redeem')).status).toBe(204);
  const bought = await customer.change(['mest'], await body());
  expect([bought.status, bought.json()]).toEqual([200, { amount: 314.5 }]);
  expect(await platform.console.charges(customer.email)).toMatchObject([{ amount: 314.5 }]);
});

test('a response lost after the charge is repeated for the same key', async () => {
  const customer = await newCustomer(platform);
  await platform.console.addFault({ operationId: 'changeSubscription', status: 500, after: true, times: 1 });
  const key = randomUUID();
  const body = { braintreeNonce: await customer.nonceOf(goodCard) };
  expect((await customer.change(['mest'], body, key)).status).toBe(500);
  expect(await customer.state()).toBe('Active');
  expect((await customer.change(['mest'], body, key)).status).toBe(200);
  expect(await platform.console.charges(customer.email)).toHaveLength(1);
});

test.each([
  ['4000000000000002', 402, 'PAYMENT_FAILED'],
  ['4000000000009995', 402, 'COULD_NOT_CHARGE_CARD'],
  ['4000005655665556', 400, 'CARD_NOT_NORWEGIAN'],
  ['4000000000000101', 400, 'CARD_3DSECURE_FAILED_LIABILITYSHIFT_NOT_POSSIBLE'],
  ['4000000000003220', 400, 'CARD_3DSECURE_FAILED'],
])('the card %s is refused with %i %s, and another is accepted', async (number, status, code) => {
  const customer = await newCustomer(platform);
  const key = randomUUID();
  const pay = async (card: string) =>
    customer.change(['mest'], { braintreeNonce: await customer.nonceOf(card) }, key);
  const refused = await pay(number);
  expect([refused.status, customer.codesOf(refused)]).toEqual([status, [code]]);
  expect(await customer.state()).toBe('PendingPaymentInfo');
  expect((await pay(goodCard)).status).toBe(200);
  const settled = (await platform.console.charges(customer.email)).filter((one) => one.status === 'Settled');
  expect(settled).toHaveLength(1);
});

test('3-D Secure passes with its code, and a nonce works once', async () => {
  const customer = await newCustomer(platform);
  const nonce = await customer.nonceOf('4000000000003220', '1234');
  expect((await customer.change(['mest'], { braintreeNonce: nonce })).status).toBe(200);
  const spent = await customer.change(['mest', 'sport-basis'], { braintreeNonce: nonce });
  expect(customer.codesOf(spent)).toEqual(['COULD_NOT_CHARGE_CARD']);
});

test('charge faults fail any charge, also a renewal', async () => {
  const customer = await newCustomer(platform);
  const nonce = await customer.nonceOf(goodCard);
  await platform.console.failCharges({ email: customer.email, code: 'PAYMENT_FAILED' });
  expect(customer.codesOf(await customer.change(['mest'], { braintreeNonce: nonce }))).toEqual([
    'PAYMENT_FAILED',
  ]);
  await customer.change(['mest'], { braintreeNonce: await customer.nonceOf(goodCard) });
  await platform.console.failCharges({ email: customer.email, code: 'COULD_NOT_CHARGE_CARD', times: 2 });
  await platform.console.shiftClock(32 * day);
  const stateAfterRenewal = await customerOfLater(customer.email);
  expect(stateAfterRenewal).toBe('PastDue');
  await platform.console.shiftClock(8 * day);
  expect(await customerOfLater(customer.email)).toBe('CanceledDueToLackOfPayment');
  await platform.console.resetClock();

  /** Reads the state directly, because the customer's token has expired. */
  async function customerOfLater(email: string): Promise<string | undefined> {
    await platform.console.charges(email);
    const { state } = platform.platform.context;
    const row = state
      .prepare('SELECT state FROM subscription JOIN account USING (user_id) WHERE email = ?')
      .get(email);
    return row?.['state'] as string | undefined;
  }
});

test('a refused registration names its field', async () => {
  const refusal = async (changes: object) => {
    const answer = await register(platform, changes);
    return [answer.status, answer.json()];
  };
  expect(await refusal({ email: 'ingen' })).toMatchObject([
    400,
    { code: 'EMAIL_VALIDATION_FAILURE', field: 'email' },
  ]);
  expect(await refusal({ phoneNumber: '123' })).toMatchObject([400, { field: 'phoneNumber' }]);
  expect(await refusal({ password: 'kort' })).toMatchObject([400, { field: 'password' }]);
  expect(await refusal({ voucherCode: 'UTLOPT' })).toMatchObject([
    400,
    { code: 'INVALID_VOUCHER', field: 'voucherCode' },
  ]);
  expect(await refusal({ email: 'Active@kunde.test' })).toMatchObject([409, { code: 'USER_EXISTS' }]);
  expect((await register(platform)).status).toBe(200);
  expect(await refusal({ email: registration.email })).toMatchObject([409, { code: 'USER_EXISTS' }]);
});

test('an account that is not a customer becomes one with its existing password', async () => {
  const email = 'no-customer@kunde.test';
  expect((await register(platform, { email, password: 'et annet' })).status).toBe(409);
  const customer = await newCustomer(platform, { email, password: 'demo1234' });
  expect(await customer.state()).toBe('PendingPaymentInfo');
});

test('every 4xx response of a payment call is a list', async () => {
  const customer = await customerOf(platform, 'payment-in-progress@kunde.test');
  const answers = [
    await customer.change(['mest']),
    await customer.change(['litt', 'mest']),
    await customer.change(['nothing']),
    await customer.post('/checkout', { productIds: ['mye'] }),
    await customer.post('/payment', { Nonce: 'none' }, { 'idempotency-key': randomUUID() }),
  ];
  expect(answers.map((answer) => [answer.status, ...customer.codesOf(answer)])).toEqual([
    [409, 'SUBSCRIPTION_FAILED'],
    [400, 'SUBSCRIPTION_FAILED'],
    [400, 'SUBSCRIPTION_FAILED'],
    [400, 'SUBSCRIPTION_FAILED'],
    [402, 'COULD_NOT_CHARGE_CARD'],
  ]);
  expect((await platform.console.state()).drift).toEqual([]);
});
