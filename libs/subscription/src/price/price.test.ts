import { expect, it } from 'vitest';
import { formatPrice, formatPricePerMonth, formatPartPrice, sumPrices } from './price.ts';

it.each([
  [449, '449\u00A0kr'],
  [224.5, '224,50\u00A0kr'],
  [0, '0\u00A0kr'],
  [1198, '1\u00A0198\u00A0kr'],
])('formats %d as %s', (amount, text) => {
  expect(formatPrice(amount)).toBe(text);
  expect(formatPricePerMonth(amount)).toBe(`${text}/md.`);
});

it('formats a free part as included', () => {
  expect(formatPartPrice(0)).toBe('Inkludert');
  expect(formatPartPrice(99)).toBe('99\u00A0kr/md.');
});

it('sums to the øre', () => {
  expect(sumPrices([0.1, 0.2, 199.1])).toBe(199.4);
  expect(sumPrices([])).toBe(0);
});
