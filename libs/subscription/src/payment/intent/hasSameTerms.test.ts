import { expect, it } from 'vitest';
import type { ChangeSummary } from '@tv/api-client';
import { hasSameTerms } from './intentProgress.ts';

const confirmed: ChangeSummary = {
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
  const lines = confirmed.lines.map((line) => ({ ...line, until: line.until && line.until + 5 }));
  expect(hasSameTerms(confirmed, { ...confirmed, nextPaymentDate: 1_005, lines })).toBe(true);
});

it('terms are the same when a few øre less are due, but not an øre more', () => {
  expect(hasSameTerms(confirmed, { ...confirmed, toPayNow: 224.47 })).toBe(true);
  expect(hasSameTerms(confirmed, { ...confirmed, toPayNow: 224.51 })).toBe(false);
});

it.each<[string, Partial<ChangeSummary>]>([
  ['a higher amount now', { toPayNow: 449 }],
  ['a much lower amount now', { toPayNow: 100 }],
  ['the monthly price', { monthlyPrice: 499 }],
  ['the change type', { changeType: 'Downgrade' }],
  ['a missing discount', { lines: confirmed.lines.slice(0, 1) }],
])('terms differ by %s', (_, change) => {
  expect(hasSameTerms(confirmed, { ...confirmed, ...change })).toBe(false);
});
