import { describe, expect, it } from 'vitest';
import { PRODUCT_KEYS, type ProductKey } from '@tv/config';
import { productTexts, sellingPoints } from './productTexts.ts';

describe('productTexts', () => {
  it('there are texts for exactly the configured products', () => {
    for (const key of PRODUCT_KEYS) expect(productTexts(key)?.text).not.toBe('');
    expect(productTexts(undefined)).toBeUndefined();
  });

  it.each<[ProductKey, readonly string[]]>([
    ['LITT', ['9 kanaler']],
    ['MINDRE', ['13 kanaler']],
    ['MYE', ['13 kanaler', '5 strømmetjenester']],
    ['MEST', ['30 kanaler', '6 strømmetjenester']],
    ['MAX_SPORT', []],
  ])('lists the selling points of %s: %j', (key, points) => {
    const texts = productTexts(key);
    expect(texts && sellingPoints(texts)).toEqual(points);
  });
});
