import { describe, expect, it } from 'vitest';
import { changeTexts } from './changeTexts.ts';

const NEXT = Date.parse('2026-12-22T00:00:00Z');
const base = { lines: [], effectiveDate: undefined, nextPaymentDate: NEXT };
const textOf = (texts: { readonly price: string; readonly terms: string }) =>
  `${texts.price} ${texts.terms}`.replaceAll('\u00A0', ' ');

describe('changeTexts', () => {
  it.each([
    ['Upgrade', 618, 84.5, '169 kr mer i måneden fra i dag. Å betale nå: 84,50 kr.'],
    ['Downgrade', 229, 0, '220 kr mindre i måneden fra tirsdag 22. desember. Ingenting å betale nå.'],
    ['New', 449, 0, 'Samme pris fra i dag. Ingenting å betale nå.'],
    ['None', 449, 0, '449 kr/md. som nå'],
  ] as const)('describes the change type %s', (changeType, monthlyPrice, toPayNow, expected) => {
    expect(textOf(changeTexts({ ...base, changeType, monthlyPrice, toPayNow }, 449))).toBe(expected);
  });

  it('shows only the price for an unknown change type', () => {
    const unknown = { ...base, changeType: undefined, monthlyPrice: 449, toPayNow: 0 };
    expect(textOf(changeTexts(unknown, 229)).trim()).toBe('449 kr/md.');
  });
});
