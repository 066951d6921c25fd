import { expect, it } from 'vitest';
import { laterPriceText } from './priceText.ts';

it('states how long the first price lasts, and each later price', () => {
  const goesOn = { perMonth: 449, months: undefined };
  expect(laterPriceText([goesOn])).toBeUndefined();
  expect(laterPriceText([{ perMonth: 224.5, months: 1 }, goesOn])).toBe(
    'den første måneden, deretter 449 kr/md.',
  );
  expect(laterPriceText([{ perMonth: 100, months: 2 }, { perMonth: 224.5, months: 3 }, goesOn])).toBe(
    'de to første månedene, deretter 224,50 kr/md. i tre måneder, deretter 449 kr/md.',
  );
});
