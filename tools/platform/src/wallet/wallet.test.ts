import { afterAll, beforeAll, expect, test } from 'vitest';
import { maskCardNumber } from '../money/testCards.ts';
import {
  customerBy,
  customerOf,
  goodCard,
  newCustomer,
  tokenOfCode,
  type TestCustomer,
} from '../testing/testCustomer.ts';
import { appHeaders, call, testPlatform, type TestPlatform } from '../testing/testPlatform.ts';

const minute = 60_000;
const number = '4791234500';

let platform: TestPlatform;
let end: () => Promise<void>;
beforeAll(async () => {
  platform = await testPlatform((ending) => (end = ending));
  await platform.console.setAccessTokenLifetime(3 * 24 * 3600);
});
afterAll(() => end());

const brand = () => platform.addresses.brands['brand-a'] ?? '';
const statusOf = async (customer: TestCustomer) =>
  (await customer.post('/billingprovider/vipps/poll')).json() as { paymentStatus?: string; code?: string };

/** Starts a wallet payment and leaves it pending. */
async function waitWith(customer: TestCustomer, productIds: readonly string[]) {
  const answer = await customer.change(productIds, { vippsReturnUrl: `${brand()}/payment/vipps` });
  const { redirectUrl } = answer.json() as { redirectUrl: string };
  const press = (what: string, cookie = `wallet_number=${number}`) =>
    call(`${redirectUrl}/${what}`, { method: 'POST', headers: { cookie }, body: new URLSearchParams() });
  return { redirectUrl, press };
}

/** Returns a customer with a pending first payment. */
async function waitingCustomer() {
  const customer = await newCustomer(platform);
  return { customer, ...(await waitWith(customer, ['mest'])) };
}

test('approving charges once, and redirects back', async () => {
  const { customer, redirectUrl, press } = await waitingCustomer();
  expect(redirectUrl).toContain(`${platform.addresses.wallet}/orders/`);
  expect(await customer.state()).toBe('PaymentInProgress');
  expect(await statusOf(customer)).toEqual({ paymentStatus: 'pending' });
  expect((await customer.change(['mest'])).status).toBe(409);
  const back = await press('approve');
  expect([back.status, back.headers.location]).toEqual([303, `${brand()}/payment/vipps`]);
  await press('approve');
  expect(await statusOf(customer)).toEqual({ paymentStatus: 'completed' });
  expect(await statusOf(customer)).toEqual({ paymentStatus: 'completed' });
  expect(await platform.console.charges(customer.email)).toMatchObject([
    { amount: 629, provider: 'Vipps', status: 'Settled' },
  ]);
  expect((await customer.get('/billingprovider/vipps')).json()).toMatchObject({ status: 'Active' });
  await platform.console.shiftClock(50 * minute);
  expect(await statusOf(customer)).toEqual({ paymentStatus: 'completed' });
  await platform.console.resetClock();
});

test('cancelling charges nothing, and restores the previous state', async () => {
  const { customer, press } = await waitingCustomer();
  await press('cancel');
  expect(await statusOf(customer)).toEqual({ paymentStatus: 'cancelled' });
  expect(await customer.state()).toBe('PendingPaymentInfo');
  expect(await platform.console.charges(customer.email)).toEqual([]);
});

test('a payment cancelled in the shop cannot be approved, and another payment method is charged once', async () => {
  const { customer, redirectUrl, press } = await waitingCustomer();
  const cancel = () => customer.post('/billingprovider/vipps/cancel');
  expect((await cancel()).status).toBe(204);
  expect(await statusOf(customer)).toEqual({ paymentStatus: 'cancelled' });
  expect(await customer.state()).toBe('PendingPaymentInfo');
  const page = await call(redirectUrl, { headers: { cookie: `wallet_number=${number}` } });
  expect(page.text).toContain('Betalingen er avbrutt.');
  await press('approve');
  expect((await cancel()).status).toBe(204);
  await customer.change(['mest'], { braintreeNonce: await customer.nonceOf(goodCard) });
  expect(await platform.console.charges(customer.email)).toMatchObject([{ provider: 'Card', amount: 629 }]);
});

test('an approved payment cannot be cancelled in the shop', async () => {
  const { customer, press } = await waitingCustomer();
  await press('approve');
  const refused = await customer.post('/billingprovider/vipps/cancel');
  expect([refused.status, customer.codesOf(refused)]).toEqual([409, ['SUBSCRIPTION_FAILED']]);
  expect(await customer.state()).toBe('Active');
  expect((await (await newCustomer(platform)).post('/billingprovider/vipps/cancel')).status).toBe(404);
});

test('a pending wallet payment keeps current access', async () => {
  const { customer, press } = await waitingCustomer();
  await press('approve');
  for (const productIds of [['litt'], ['mest']]) {
    const change = await waitWith(customer, productIds);
    expect(await customer.subscription()).toMatchObject({
      state: 'UpgradeInProgress',
      hasAccessToContent: true,
      selectedProductIds: ['mest'],
    });
    await change.press('cancel');
    expect(await customer.subscription()).toMatchObject({ state: 'Active', selectedProductIds: ['mest'] });
  }
});

test('replacing the card with the wallet keeps a pending downgrade', async () => {
  const customer = await newCustomer(platform);
  await customer.change(['mest'], { braintreeNonce: await customer.nonceOf(goodCard) });
  await customer.change(['mindre']);
  const { press } = await waitWith(customer, ['mindre']);
  await press('approve');
  expect(await customer.subscription()).toMatchObject({
    state: 'Active',
    selectedProductIds: ['mest'],
    pendingProductIds: ['mindre'],
  });
  expect((await customer.get('/customer/payment')).json()).toMatchObject({ type: 'Vipps' });
  expect(await platform.console.charges(customer.email)).toMatchObject([{ amount: 629, provider: 'Card' }]);
});

test('a payment method is refused for free access, which stays free', async () => {
  const customer = await customerOf(platform, 'free-access@kunde.test');
  const { selectedProductIds } = (await customer.subscription()) as { selectedProductIds: readonly string[] };
  const methods = [
    { vippsReturnUrl: `${brand()}/payment/vipps` },
    { braintreeNonce: await customer.nonceOf(goodCard) },
  ];
  for (const method of methods) {
    expect(customer.codesOf(await customer.change(selectedProductIds, method))).toEqual([
      'SUBSCRIPTION_FAILED',
    ]);
  }
  expect(await customer.state()).toBe('FreeAccess');
});

test('a stopped subscription can get another card, which does not restart it', async () => {
  const customer = await customerOf(platform, 'pending-cancellation@kunde.test');
  const card = '5555555555554444';
  const nonce = await customer.nonceOf(card);
  const key = { 'idempotency-key': crypto.randomUUID() };
  expect((await customer.post('/payment', { Nonce: nonce }, key)).status).toBe(204);
  expect((await customer.get('/customer/payment')).json()).toMatchObject({
    maskedNumber: maskCardNumber(card),
  });
  expect(await customer.state()).toBe('PendingCancellation');
});

test('a payment fails for an empty wallet, and without an answer in time', async () => {
  const poor = await waitingCustomer();
  await poor.press('approve', 'wallet_number=4791200009');
  expect(await statusOf(poor.customer)).toEqual({ paymentStatus: 'failed' });
  const hanging = await waitingCustomer();
  await platform.console.shiftClock(16 * minute);
  expect(await statusOf(hanging.customer)).toEqual({ paymentStatus: 'failed' });
  expect(await hanging.customer.state()).toBe('PendingPaymentInfo');
  await hanging.press('approve');
  expect(await platform.console.charges(hanging.customer.email)).toEqual([]);
  await platform.console.resetClock();
});

test('the wallet requires sign-in, and refuses return URLs outside the brands', async () => {
  const { customer, redirectUrl, press } = await waitingCustomer();
  expect((await call(redirectUrl)).text).toContain('Mobilnummer');
  expect((await press('approve', '')).status).toBe(404);
  expect(await statusOf(customer)).toEqual({ paymentStatus: 'pending' });
  const other = await newCustomer(platform);
  const refused = await other.change(['mest'], { vippsReturnUrl: 'http://evil.test/payment/vipps' });
  expect([refused.status, other.codesOf(refused)]).toEqual([400, ['SUBSCRIPTION_FAILED']]);
  const login = new URLSearchParams({ redirect_uri: 'http://evil.test/bli-kunde/registrer', state: 's' });
  expect((await call(`${platform.addresses.wallet}/login?${login.toString()}`)).status).toBe(400);
});

/** Signs in at the wallet for sign-up. @returns the parameters of the redirect */
async function codeOf(phoneNumber: string): Promise<{ code: string; redirectUrl: string }> {
  const redirectUrl = `${brand()}/bli-kunde/registrer`;
  const answer = await call(`${platform.addresses.wallet}/login`, {
    method: 'POST',
    body: new URLSearchParams({ phoneNumber, redirect_uri: redirectUrl, state: 'a-state' }),
  });
  const back = new URL(answer.headers.location ?? '');
  expect(back.searchParams.get('state')).toBe('a-state');
  return { code: back.searchParams.get('code') ?? '', redirectUrl };
}

const registerBy = (body: object) =>
  call(`${platform.addresses.api}/gateway/customer/emailRegister/vipps`, {
    method: 'POST',
    headers: appHeaders,
    body,
  });

test('a sign-up by wallet gets the person from the wallet, and its code works once', async () => {
  const login = await codeOf('912 77 001');
  const answer = await registerBy({ ...login, productIds: ['mest'] });
  const { otac } = answer.json() as { otac: string };
  const token = await tokenOfCode(platform, otac);
  const customer = customerBy(platform, 'vipps-91277001@kunde.test', token);
  expect((await customer.get('/customer')).json()).toMatchObject({
    personalia: { phoneNumber: '4791277001', email: 'vipps-91277001@kunde.test' },
    subscribedPackage: { state: 'PendingPaymentInfo', selectedProductIds: ['mest'] },
  });
  expect((await registerBy(login)).json()).toMatchObject({ code: 'WALLET_LOGIN_EXPIRED' });
  const wrong = { ...(await codeOf('91277002')), redirectUrl: 'http://evil.test/' };
  expect((await registerBy(wrong)).status).toBe(400);
});

test('a wallet without an e-mail address needs one and the code can be retried; an existing address is refused', async () => {
  const login = await codeOf('91200002');
  expect((await registerBy(login)).json()).toMatchObject({ field: 'email' });
  expect((await registerBy({ ...login, email: 'erik@kunde.test' })).status).toBe(200);
  const known = await registerBy(await codeOf('90000013'));
  expect([known.status, known.json()]).toMatchObject([409, { code: 'USER_EXISTS' }]);
});

test('an account is deleted a day after its first wallet payment was cancelled', async () => {
  const { otac } = (await registerBy(await codeOf('91277003'))).json() as { otac: string };
  const customer = customerBy(platform, '', await tokenOfCode(platform, otac));
  const isDeleted = async () => (await customer.get('/customer/paymentCancelled')).json();
  const answer = await customer.change(['mest'], { vippsReturnUrl: `${brand()}/payment/vipps` });
  const { redirectUrl } = answer.json() as { redirectUrl: string };
  await call(`${redirectUrl}/cancel`, {
    method: 'POST',
    headers: { cookie: `wallet_number=${number}` },
    body: new URLSearchParams(),
  });
  expect(await isDeleted()).toEqual({ isDeleted: false });
  await platform.console.shiftClock(25 * 60 * minute);
  expect(await isDeleted()).toEqual({ isDeleted: true });
  await platform.console.resetClock();
  expect((await platform.console.state()).drift).toEqual([]);
});
