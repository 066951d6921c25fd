import { expect, test } from 'vitest';
import type { ChangeSummary } from '@tv/api-client';
import { paymentTermsText } from './paymentTermsText.ts';

const at = (day: string) => Date.parse(`${day}T12:00:00Z`);
const product = { kind: 'Product', name: 'Mye', price: 449, productId: 'mye' } as const;
const off = (price: number, until: string) =>
  ({ kind: 'Discount', name: 'Kampanje', price: -price, productId: 'mye', until: at(until) }) as const;

const summary = (more: Partial<ChangeSummary>): ChangeSummary => ({
  toPayNow: 224.5,
  monthlyPrice: 449,
  changeType: 'New',
  lines: [product],
  nextPaymentDate: at('2026-12-22'),
  ...more,
});
const textOf = (more: Partial<ChangeSummary>) => paymentTermsText(summary(more)).replaceAll('\u00A0', ' ');

test.each<[string, Partial<ChangeSummary>, string]>([
  ['an unchanged price', {}, 'Deretter 449 kr/md. fra tirsdag 22. desember.'],
  [
    'a campaign that ends before the next payment',
    { lines: [product, off(224.5, '2026-12-22')] },
    'Deretter 449 kr/md. fra tirsdag 22. desember.',
  ],
  [
    'a campaign that includes the next payment',
    { lines: [product, off(224.5, '2027-01-22')] },
    'Deretter 224,50 kr/md. fra tirsdag 22. desember, og 449 kr/md. fra fredag 22. januar.',
  ],
  [
    'a trial',
    { toPayNow: 0, lines: [product, off(449, '2026-12-22')] },
    'Du betaler ingenting i dag. Deretter 449 kr/md. fra tirsdag 22. desember.',
  ],
  [
    'a downgrade with a voucher',
    {
      changeType: 'Downgrade',
      toPayNow: 0,
      effectiveDate: at('2026-12-22'),
      lines: [product, off(100, '2027-02-22')],
    },
    'Endringen gjelder fra tirsdag 22. desember. Da betaler du 349 kr/md., og 449 kr/md. fra mandag 22. februar.',
  ],
  [
    'a downgrade',
    { changeType: 'Downgrade', toPayNow: 0 },
    'Endringen gjelder fra tirsdag 22. desember. Da betaler du 449 kr/md.',
  ],
  ['no payment date', { nextPaymentDate: undefined }, 'Deretter 449 kr/md.'],
  ['incomplete lines', { lines: [] }, 'Deretter 449 kr/md. fra tirsdag 22. desember.'],
])('describes later payments: %s', (_what, more, text) => {
  expect(textOf(more)).toBe(text);
});
