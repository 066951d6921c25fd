import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testBilling, type TestBilling, type WireSummary } from '../testing/testBilling.ts';
import { Refusal } from './refusal.ts';

const day = 24 * 3600 * 1000;

/** An action of a customer after `days`. */
type Step = { readonly days: number } & (
  | { readonly kind: 'change'; readonly productIds: readonly string[] }
  | { readonly kind: 'redeem'; readonly code: string }
  | { readonly kind: 'stop' | 'stay' }
);

const choices = [
  ['litt'],
  ['litt', 'max-ad-free'],
  ['mindre'],
  ['mindre', 'max-ad-free'],
  ['mye'],
  ['mye', 'sport-basis'],
  ['mest'],
  ['mest', 'sport-premium'],
];
const choice = fc.constantFrom(...choices);
const code = fc.constantFrom('VINTER26', 'MAXGAVE', 'PROV2');
/** Whole minutes, in days. */
const days = fc.integer({ min: 0, max: 75 * 24 * 60 }).map((minutes) => minutes / (24 * 60));
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ days, kind: fc.constant('change' as const), productIds: choice }) },
  { weight: 2, arbitrary: fc.record({ days, kind: fc.constant('redeem' as const), code }) },
  { weight: 1, arbitrary: fc.record({ days, kind: fc.constantFrom('stop' as const, 'stay' as const) }) },
);
const start = fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2028-12-31') });

/** Performs an action; refusals change nothing. */
async function act(customer: TestBilling, step: Step): Promise<void> {
  customer.setTime(customer.now() + Math.round(step.days * day));
  const { money, userId } = customer;
  const subscription = customer.subscription();
  try {
    if (step.kind === 'change') await customer.change(step.productIds);
    if (step.kind === 'redeem' && !money.vouchers.hasRedeemed(userId, step.code)) {
      money.vouchers.redeem(userId, step.code, customer.now());
      money.changes.countVouchers(userId);
    }
    if (subscription?.state !== 'Active') return;
    if (step.kind === 'stop') {
      const terms = { ...subscription.terms, pendingProductIds: undefined };
      money.changes.save(userId, { ...subscription, state: 'PendingCancellation', terms });
    }
    if (step.kind === 'stay') await customer.change(subscription.productIds, 'behold-50');
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

/** Returns the monthly prices with their start date, from the lines of a summary. */
function stepsOf({
  lines,
  nextPaymentDate,
}: WireSummary): { readonly from: number; readonly price: number }[] {
  const first = Date.parse(nextPaymentDate);
  const untilOf = ({ until }: WireSummary['lines'][number]) =>
    until === undefined ? Infinity : Date.parse(until);
  const ends = lines.map(untilOf).filter((until) => until > first && until < Infinity);
  const steps = [...new Set([first, ...ends])]
    .toSorted((one, other) => one - other)
    .map((from) => {
      const running = lines.filter((line) => untilOf(line) > from);
      const ore = running.reduce((sum, { price }) => sum + Math.round(price * 100), 0);
      return { from, price: Math.max(0, ore) / 100 };
    });
  return steps.filter(({ price }, index) => price !== steps[index - 1]?.price);
}

test('each price in a summary is first charged on the day in the summary, after any sequence of changes', async () => {
  await fc.assert(
    fc.asyncProperty(
      start,
      fc.array(step, { maxLength: 6 }),
      days,
      choice,
      async (from, history, wait, wanted) => {
        const customer = testBilling(from);
        for (const one of history) await act(customer, one);
        customer.setTime(customer.now() + Math.round(wait * day));
        const summary = customer.summary(wanted);
        const before = customer.charges().length;
        await customer.change(wanted);
        const paidNow = customer
          .charges()
          .slice(before)
          .reduce((sum, { amount }) => sum + amount, 0);
        expect(paidNow).toBe(summary.toPayNow);
        const isRenewed = customer.subscription()?.state === 'Active';
        if (!isRenewed) return;
        const confirmed = customer.charges().length;
        customer.setTime(customer.now() + 500 * day);
        const charges = customer.charges().slice(confirmed);
        const steps = stepsOf(summary);
        expect(steps.at(-1)?.price).toBe(summary.monthlyPrice);
        for (const { from: said, price } of steps) {
          // A price of 0 is not charged.
          if (price === 0) continue;
          expect(charges.find(({ at }) => at >= said)).toMatchObject({ at: said, amount: price });
        }
        for (const { at, amount } of charges) {
          expect(steps.findLast(({ from: said }) => said <= at)?.price).toBe(amount);
        }
      },
    ),
    { numRuns: 400 },
  );
}, 60_000);
