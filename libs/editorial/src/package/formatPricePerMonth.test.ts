import { expect, it } from 'vitest';
import { formatPricePerMonth } from './priceText.ts';

it.each([
  [449, '449 kr/md.'],
  [224.5, '224,50 kr/md.'],
  [0, '0 kr/md.'],
  [1198, '1\u00a0198 kr/md.'],
])('%d kroner are formatted as %s', (kroner, text) => {
  expect(formatPricePerMonth(kroner)).toBe(text);
});
