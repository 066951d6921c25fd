import { expect, it } from 'vitest';
import type { ChangeSummary } from '@tv/api-client';
import { sameTerms } from './sameTerms.ts';

const seen: ChangeSummary = {
  toPayNow: 224.5,
  monthlyPrice: 449,
  nextPaymentDate: 1_000,
  effectiveDate: undefined,
  changeType: 'New',
  lines: [
    { kind: 'Product', name: 'Mye', price: 449, until: undefined },
    { kind: 'Discount', name: 'Kampanje', price: -224.5, until: 2_000 },
  ],
};

it('terms are the same when a period starts a moment later', () => {
  const lines = seen.lines.map((line) => ({ ...line, until: line.until && line.until + 5 }));
  expect(sameTerms(seen, { ...seen, nextPaymentDate: 1_005, lines })).toBe(true);
});

it('terms are the same when a few øre less are due, but not an øre more', () => {
  expect(sameTerms(seen, { ...seen, toPayNow: 224.47 })).toBe(true);
  expect(sameTerms(seen, { ...seen, toPayNow: 224.51 })).toBe(false);
});

it.each<[string, Partial<ChangeSummary>]>([
  ['more that is paid now', { toPayNow: 449 }],
  ['less that is paid now', { toPayNow: 100 }],
  ['what is paid each month', { monthlyPrice: 499 }],
  ['what it is', { changeType: 'Downgrade' }],
  ['a discount that is gone', { lines: seen.lines.slice(0, 1) }],
])('terms differ by %s', (_, change) => {
  expect(sameTerms(seen, { ...seen, ...change })).toBe(false);
});
