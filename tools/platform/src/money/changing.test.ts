import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { customerOf, goodCard, newCustomer, slowCard } from '../testing/testCustomer.ts';
import { testPlatform, type TestPlatform } from '../testing/testPlatform.ts';

const day = 24 * 3600 * 1000;

let platform: TestPlatform;
let end: () => Promise<void>;
beforeAll(async () => {
  platform = await testPlatform((ending) => (end = ending));
  // Keeps tokens valid while the clock moves by weeks.
  await platform.console.setAccessTokenLifetime(90 * 24 * 3600);
});
afterAll(() => end());

/** Returns a new customer who pays for these products by card. */
async function payingFor(productIds: readonly string[]) {
  const customer = await newCustomer(platform, { productIds });
  await customer.change(productIds, { braintreeNonce: await customer.nonceOf(goodCard) });
  const summary = async (wanted: readonly string[]) => {
    const query = new URLSearchParams(wanted.map((id): [string, string] => ['productIds', id]));
    const path = `/customer/subscription/change/summary?${query.toString()}`;
    return (await customer.get(path)).json() as Record<string, unknown>;
  };
  return { ...customer, summary };
}

test('an overdue payment is paid with another card, and a card is not registered twice', async () => {
  const customer = await customerOf(platform, 'past-due@kunde.test');
  const save = async (number: string) =>
    customer.post(
      '/payment',
      { Nonce: await customer.nonceOf(number) },
      { 'idempotency-key': crypto.randomUUID() },
    );
  expect(customer.codesOf(await save('4000000000009995'))).toEqual(['CARD_ALREADY_REGISTERED']);
  expect(await customer.state()).toBe('PastDue');
  expect((await save(goodCard)).status).toBe(204);
  expect(await customer.state()).toBe('Active');
  expect(await platform.console.charges(customer.email)).toMatchObject([{ amount: 449 }]);
});

test('an upgrade applies now and pro rata, a downgrade from the next payment on, and a downgrade can be undone', async () => {
  const customer = await payingFor(['mindre']);
  await platform.console.shiftClock(10 * day);
  const up = await customer.summary(['mest']);
  expect(up).toMatchObject({ changeType: 'Upgrade', monthlyPrice: 629 });
  // A period has 28 to 31 days, of which ten have passed: about two thirds of the difference of 330 kroner.
  expect(up['toPayNow']).toBeGreaterThan(200);
  expect(up['toPayNow']).toBeLessThan(230);
  const changed = await customer.change(['mest']);
  expect([changed.status, changed.json()]).toEqual([200, { amount: up['toPayNow'] }]);
  const [charge] = await platform.console.charges(customer.email);
  expect(charge?.amount).toBe(up['toPayNow']);
  const [transaction] = (await customer.get('/customer/transactions')).json() as { amount: number }[];
  expect(transaction?.amount).toBe(up['toPayNow']);
  expect(await customer.subscription()).toMatchObject({ selectedProductIds: ['mest'] });

  expect(await customer.summary(['mindre'])).toMatchObject({ changeType: 'Downgrade', toPayNow: 0 });
  await customer.change(['mindre']);
  expect(await customer.subscription()).toMatchObject({
    selectedProductIds: ['mest'],
    pendingProductIds: ['mindre'],
    monthlyPrice: 299,
  });
  expect((await customer.get('/customer')).json()).toHaveProperty('pendingDowngradeToPackageId');
  await customer.change(['mest']);
  expect(await customer.subscription()).not.toHaveProperty('pendingProductIds');
  expect(await customer.summary(['mest'])).toMatchObject({ changeType: 'None', toPayNow: 0 });
  expect(await platform.console.charges(customer.email)).toHaveLength(2);
  await platform.console.resetClock();
});

test('on the payment date a downgrade applies, and a stopped subscription ends', async () => {
  const lower = await payingFor(['mest']);
  await lower.change(['mindre']);
  const stopped = await payingFor(['mindre']);
  await stopped.post('/subscription/stopRenewal', {});
  await platform.console.shiftClock(20 * day);
  expect(await lower.subscription()).toMatchObject({ selectedProductIds: ['mest'] });
  expect(await stopped.subscription()).toMatchObject({ hasAccessToContent: true });
  await platform.console.shiftClock(12 * day);
  expect(await lower.subscription()).toMatchObject({ state: 'Active', selectedProductIds: ['mindre'] });
  expect((await platform.console.charges(lower.email)).map(({ amount }) => amount)).toEqual([299, 629]);
  expect(await stopped.subscription()).toMatchObject({ state: 'Canceled', hasAccessToContent: false });
  expect(await platform.console.charges(stopped.email)).toHaveLength(1);
  await platform.console.resetClock();
});

test('a change of entitlements is sent over the socket to that customer only', async () => {
  const customer = await newCustomer(platform, { productIds: ['mindre'] });
  const socket = io(`http://127.0.0.1:${platform.addresses.platformPort}`, {
    transports: ['websocket'],
    extraHeaders: { host: new URL(platform.addresses.api).host },
    auth: { token: customer.token },
  });
  onTestFinished(() => void socket.close());
  const events: string[] = [];
  socket.onAny((event: string) => events.push(event));
  await expect.poll(() => socket.connected).toBe(true);
  await payingFor(['mest']);
  expect(events).toEqual([]);
  await customer.change(['mindre'], { braintreeNonce: await customer.nonceOf(goodCard) });
  await expect.poll(() => events).toEqual(['CustomerClaimsChanged']);
  // A downgrade has no effect yet.
  await customer.change(['litt']);
  await customer.get('/customer');
  expect(events).toHaveLength(1);
});

test('renewal is stopped and restarted, and a retention offer discounts the next payments once', async () => {
  const customer = await payingFor(['mest']);
  const stop = (body = {}) => customer.post('/subscription/stopRenewal', body);
  expect((await stop({ reason: 'TooExpensive' })).status).toBe(204);
  expect(await customer.subscription()).toMatchObject({
    state: 'PendingCancellation',
    hasAccessToContent: true,
  });
  expect((await stop()).status).toBe(204);
  expect(await customer.summary(['mest'])).toMatchObject({ changeType: 'New', toPayNow: 0 });
  await customer.change(['mest']);
  expect(await customer.state()).toBe('Active');

  const { retentionOffer } = (await customer.subscription()) as { retentionOffer: { id: string } };
  const accept = () => customer.change(['mest'], { retentionOfferId: retentionOffer.id });
  expect((await accept()).status).toBe(200);
  expect(await customer.subscription()).not.toHaveProperty('retentionOffer');
  expect(customer.codesOf(await accept())).toEqual(['SUBSCRIPTION_FAILED']);
  await platform.console.shiftClock(32 * day);
  const [renewal] = await platform.console.charges(customer.email);
  expect(renewal?.amount).toBe(314.5);
  await platform.console.resetClock();
});

test('an unpaid subscription ends when it is stopped, and can be bought again', async () => {
  await platform.console.reset();
  const customer = await customerOf(platform, 'past-due@kunde.test');
  expect((await customer.post('/subscription/stopRenewal', {})).status).toBe(204);
  expect(await customer.subscription()).toMatchObject({ state: 'Canceled', hasAccessToContent: false });
  expect(await platform.console.charges(customer.email)).toEqual([]);
  const query = new URLSearchParams({ productIds: 'mindre' });
  const summary = await customer.get(`/customer/subscription/change/summary?${query.toString()}`);
  expect(summary.json()).toMatchObject({ changeType: 'New', toPayNow: 299 });
});

test('a trial is free, can be stopped for single products, and lasts until its end', async () => {
  const customer = await payingFor(['litt']);
  expect(await platform.console.charges(customer.email)).toEqual([]);
  expect((await customer.get('/customer')).json()).toMatchObject({ isInTrialPeriod: true });
  expect(await customer.subscription()).toMatchObject({ trialProductIds: ['litt'] });
  const stop = (productIds: readonly string[]) => customer.post('/subscription/stopRenewal', { productIds });
  const refused = await stop(['mest']);
  expect([refused.status, refused.json()]).toMatchObject([400, { code: 'NOT_IN_TRIAL' }]);
  expect((await stop(['litt'])).status).toBe(204);
  expect(await customer.subscription()).toMatchObject({
    state: 'PendingCancellation',
    hasAccessToContent: true,
  });
});

test('a campaign is in the summary, with its discount and end', async () => {
  const customer = await newCustomer(platform, { productIds: ['mye'] });
  const path = '/customer/subscription/change/summary?productIds=mye&productIds=max-ultimate';
  const summary = (await customer.get(path)).json() as { lines: { until?: string }[] };
  expect(summary.lines[2]).toHaveProperty('until');
  expect(summary).toMatchObject({
    changeType: 'New',
    toPayNow: 393.5,
    monthlyPrice: 618,
    lines: [
      { kind: 'Product', productId: 'mye', price: 449 },
      { kind: 'Product', productId: 'max-ultimate', price: 169 },
      { kind: 'Discount', productId: 'mye', price: -224.5 },
    ],
  });
});

test('campaigns and trials apply to a first purchase only, as the customer response says', async () => {
  const isNew = async (customer: { get: (path: string) => Promise<{ json: () => unknown }> }) =>
    ((await customer.get('/customer')).json() as { isNewCustomer: boolean }).isNewCustomer;
  const first = await payingFor(['litt']);
  expect(await isNew(first)).toBe(false);
  expect(await first.summary(['mye'])).toMatchObject({
    monthlyPrice: 449,
    lines: [{ price: 449 }, { kind: 'Trial' }],
  });
  expect(await isNew(await newCustomer(platform))).toBe(true);

  const former = await customerOf(platform, 'canceled@kunde.test');
  const summaryOf = async (id: string) =>
    (await former.get(`/customer/subscription/change/summary?productIds=${id}`)).json();
  expect(await isNew(former)).toBe(false);
  expect(await summaryOf('mye')).toMatchObject({ toPayNow: 449, lines: [{ price: 449 }] });
  expect(await summaryOf('litt')).toMatchObject({ toPayNow: 229, lines: [{ price: 229 }] });
});

test('a voucher is redeemed before payment and applies once', async () => {
  const customer = await newCustomer(platform, { productIds: ['mest'], voucherCode: 'VINTER26' });
  const redeem = (code: string) => customer.post(`/voucher/${code}/redeem`);
  expect((await redeem('vinter26')).status).toBe(204);
  expect((await redeem('VINTER26')).status).toBe(409);
  expect((await redeem('BRUKT')).status).toBe(409);
  expect((await redeem('UTLOPT')).status).toBe(400);
  expect((await redeem('FINNESIKKE')).status).toBe(404);
  await customer.change(['mest'], { braintreeNonce: await customer.nonceOf(goodCard) });
  expect(await platform.console.charges(customer.email)).toMatchObject([{ amount: 314.5 }]);
  expect((await customer.get('/customer/activeVoucherInfo')).json()).toMatchObject({ code: 'VINTER26' });
});

test('a voucher redeemed during a subscription applies to the next payments, as the summary says', async () => {
  const customer = await payingFor(['litt', 'max-ultimate']);
  const paid = async () => (await platform.console.charges(customer.email))[0]?.amount;
  expect((await customer.post('/voucher/VINTER26/redeem')).status).toBe(204);
  const { lines, nextPaymentDate } = (await customer.summary(['litt', 'max-ultimate'])) as {
    lines: { price: number; until?: string }[];
    nextPaymentDate: string;
  };
  const running = lines.filter(({ until }) => until === undefined || until > nextPaymentDate);
  const total = running.reduce((sum, { price }) => sum + price, 0);
  expect(total).toBe(283.5);
  for (const amount of [total, total, total, 398]) {
    await platform.console.shiftClock(31 * day);
    await expect.poll(paid).toBe(amount);
  }
});

test('a voucher redeemed during a payment does not affect it, but the next payments', async () => {
  const customer = await newCustomer(platform, { productIds: ['mest'] });
  const change = customer.change(['mest'], { braintreeNonce: await customer.nonceOf(slowCard) });
  await expect.poll(() => customer.state()).toBe('PaymentInProgress');
  expect((await customer.post('/voucher/VINTER26/redeem')).status).toBe(204);
  expect((await change).status).toBe(200);
  const paid = async () => (await platform.console.charges(customer.email))[0]?.amount;
  expect(await paid()).toBe(629);
  for (const amount of [314.5, 314.5, 314.5, 629]) {
    await platform.console.shiftClock(31 * day);
    await expect.poll(paid).toBe(amount);
  }
}, 30_000);

test('a trial voucher is refused to a paying customer, and starts a purchase', async () => {
  const paying = await payingFor(['mest']);
  expect((await paying.post('/voucher/PROV2/redeem')).status).toBe(400);
  expect((await paying.get('/customer/activeVoucherInfo')).status).toBe(404);
  const buying = await newCustomer(platform, { productIds: ['mest'] });
  expect((await buying.post('/voucher/PROV2/redeem')).status).toBe(204);
  await buying.change(['mest'], { braintreeNonce: await buying.nonceOf(goodCard) });
  expect((await buying.get('/customer')).json()).toMatchObject({ isInTrialPeriod: true });
  expect((await buying.get('/customer/activeVoucherInfo')).json()).toHaveProperty('validTo');
});

test('a voucher without effect on a change stays unused until a change that it applies to', async () => {
  const customer = await payingFor(['mindre']);
  const active = async () => (await customer.get('/customer/activeVoucherInfo')).json();
  expect((await customer.post('/voucher/MAXGAVE/redeem')).status).toBe(204);
  for (const [productIds, isUsed] of [
    [['litt'], false],
    [['litt', 'max-ad-free'], true],
  ] as const) {
    expect((await customer.change(productIds)).status).toBe(200);
    expect(await active()).toMatchObject({ code: 'MAXGAVE' });
    expect(Object.keys((await active()) as object).includes('validTo')).toBe(isUsed);
  }
});

test('a voucher bound to a phone number requires the number', async () => {
  const customer = await customerOf(platform, 'canceled@kunde.test');
  const validation = async () => (await customer.get('/voucher/DITTNUMMER/validate')).json();
  expect(await validation()).toMatchObject({ isValid: true, requiresIdentification: true });
  const code = 'DITTNUMMER';
  const identify = (phoneNumber: string) => customer.post(`/voucher/${code}/identify`, { phoneNumber, code });
  expect((await customer.post(`/voucher/${code}/redeem`)).status).toBe(400);
  expect((await identify('99 99 99 99')).status).toBe(400);
  expect((await identify('+47 912 34 567')).json()).toMatchObject({ requiresIdentification: false });
  expect((await customer.post(`/voucher/${code}/redeem`)).status).toBe(204);
});

test('recommendations unlock the requested content, cheapest first, and keep owned products', async () => {
  const ask = async (email: string, body: object) => {
    const customer = await customerOf(platform, email);
    const request = { entitlementKeys: [], channelExternalIds: [], ...body };
    const answer = (await customer.post('/productRecommendation', request)).json() as {
      productCombinations: { productIds: string[] }[];
    };
    return answer.productCombinations.map(({ productIds }) => productIds);
  };
  expect((await ask('trial@kunde.test', { entitlementKeys: ['V_SPORT'] }))[0]).toContain('sportskanaler');
  expect((await ask('canceled@kunde.test', { channelExternalIds: ['kanal:nordlys'] }))[0]).toEqual(['litt']);
  expect(await ask('active@kunde.test', { entitlementKeys: ['V_SPORT'] })).toEqual([]);
  expect(await ask('active@kunde.test', {})).toEqual([]);
});

test('no response of these tests broke the contract', async () => {
  expect((await platform.console.state()).drift).toEqual([]);
});
