import { expect, it } from 'vitest';
import { kroner, kronerPerMonth, partPrice, sum } from './kroner.ts';

it.each([
  [449, '449\u00A0kr'],
  [224.5, '224,50\u00A0kr'],
  [0, '0\u00A0kr'],
  [1198, '1\u00A0198\u00A0kr'],
])('formats %d as %s', (amount, text) => {
  expect(kroner(amount)).toBe(text);
  expect(kronerPerMonth(amount)).toBe(`${text}/md.`);
});

it('formats a free part as included', () => {
  expect(partPrice(0)).toBe('Inkludert');
  expect(partPrice(99)).toBe('99\u00A0kr/md.');
});

it('sums to the øre', () => {
  expect(sum([0.1, 0.2, 199.1])).toBe(199.4);
  expect(sum([])).toBe(0);
});
