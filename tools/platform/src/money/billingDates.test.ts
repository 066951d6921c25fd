import { describe, expect, test } from 'vitest';
import { testBilling } from '../testing/testBilling.ts';

describe('billing dates in Oslo', () => {
  test('a period bought in the evening is renewed at the start of the day in the summary', async () => {
    const customer = testBilling('2026-11-07T20:59:00+01:00');
    expect(customer.summary(['mest']).nextPaymentDate).toBe('2026-12-06T23:00:00.000Z');
    await customer.change(['mest']);
    customer.setTime('2026-12-06T23:59:59+01:00');
    expect(customer.charges()).toHaveLength(1);
    customer.setTime('2026-12-07T00:00:00+01:00');
    expect(customer.charges().map(({ amount, at }) => [amount, new Date(at).toISOString()])).toEqual([
      [629, '2026-11-07T19:59:00.000Z'],
      [629, '2026-12-06T23:00:00.000Z'],
    ]);
  });

  test('a stopped subscription gives access until the end of the day before the date', async () => {
    const customer = testBilling('2026-11-07T20:59:00+01:00');
    await customer.change(['mest']);
    customer.money.changes.save(customer.userId, {
      ...customer.subscription()!,
      state: 'PendingCancellation',
    });
    customer.setTime('2026-12-06T23:59:59+01:00');
    expect(customer.subscription()?.state).toBe('PendingCancellation');
    customer.setTime('2026-12-07T00:00:00+01:00');
    expect(customer.subscription()?.state).toBe('Canceled');
  });

  test('a trial of fourteen days ends at the start of a day', () => {
    const customer = testBilling('2026-03-20T15:00:00+01:00');
    expect(customer.summary(['litt'])).toMatchObject({
      toPayNow: 0,
      // Summer time starts on 29 March.
      nextPaymentDate: '2026-04-02T22:00:00.000Z',
      lines: [{ kind: 'Product' }, { kind: 'Trial', until: '2026-04-02T22:00:00.000Z' }],
    });
  });

  test.each([
    ['2027-01-31T12:00:00+01:00', ['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']],
    ['2027-02-28T23:30:00+01:00', ['2027-03-28', '2027-04-28', '2027-05-28', '2027-06-28']],
    ['2027-09-30T00:30:00+02:00', ['2027-10-30', '2027-11-30', '2027-12-30', '2028-01-30', '2028-02-29']],
  ])('a subscription bought at %s is charged on %j', async (start, days) => {
    const customer = testBilling(start);
    await customer.change(['mest']);
    customer.setTime('2028-03-01T00:00:00+01:00');
    const charged = customer
      .charges()
      .slice(1, days.length + 1)
      .map(({ at }) => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo' }).format(at));
    expect(charged).toEqual(days);
    const times = customer
      .charges()
      .slice(1)
      .map(({ at }) =>
        new Intl.DateTimeFormat('nb', { timeStyle: 'medium', timeZone: 'Europe/Oslo' }).format(at),
      );
    expect(new Set(times)).toEqual(new Set(['00:00:00']));
  });
});

describe('the amount of an upgrade', () => {
  test('an upgrade price is the same all day, falls by whole days, and is what is charged', async () => {
    const customer = testBilling('2026-11-07T20:59:00+01:00');
    await customer.change(['mindre']);
    const owedAt = (time: string) => {
      customer.setTime(time);
      return customer.summary(['mest']).toPayNow;
    };
    expect(owedAt('2026-11-07T21:00:00+01:00')).toBe(330);
    expect(owedAt('2026-11-17T00:00:00+01:00')).toBe(220);
    expect(owedAt('2026-11-17T23:59:59+01:00')).toBe(220);
    expect(owedAt('2026-11-18T00:00:00+01:00')).toBe(209);
    await customer.change(['mest']);
    expect(customer.charges().at(-1)?.amount).toBe(209);
  });

  test('a wallet approval after midnight charges the amount that the wallet showed', async () => {
    const customer = testBilling('2026-11-07T20:59:00+01:00');
    await customer.change(['mindre']);
    customer.setTime('2026-11-17T23:55:00+01:00');
    const { wallet } = customer.money;
    const change = { userId: customer.userId, key: 'wallet', productIds: ['mest'] };
    const { amount, redirectUrl } = wallet.start(change, `${customer.brand}/payment/vipps`);
    expect(amount).toBe(220);
    customer.setTime('2026-11-18T00:05:00+01:00');
    await wallet.approve(redirectUrl.split('/').at(-1) ?? '', '4791234500');
    expect(customer.charges().at(-1)?.amount).toBe(220);
  });
});
