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

it('a period that begins a moment later is the same', () => {
  const lines = seen.lines.map((line) => ({ ...line, until: line.until && line.until + 5 }));
  expect(sameTerms(seen, { ...seen, nextPaymentDate: 1_005, lines })).toBe(true);
});

it('some øre less while the page was read are the same, and an øre more is not', () => {
  expect(sameTerms(seen, { ...seen, toPayNow: 224.47 })).toBe(true);
  expect(sameTerms(seen, { ...seen, toPayNow: 224.51 })).toBe(false);
});

it.each<[string, Partial<ChangeSummary>]>([
  ['more that is paid now', { toPayNow: 449 }],
  ['less that is paid now', { toPayNow: 100 }],
  ['what is paid each month', { monthlyPrice: 499 }],
  ['what it is', { changeType: 'Downgrade' }],
  ['a discount that is gone', { lines: seen.lines.slice(0, 1) }],
])('another is %s', (_, change) => {
  expect(sameTerms(seen, { ...seen, ...change })).toBe(false);
});
