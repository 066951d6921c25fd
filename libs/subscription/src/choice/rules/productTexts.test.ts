import { describe, expect, it } from 'vitest';
import { PRODUCT_KEYS, type ProductKey } from '@tv/config';
import { addOnGroups } from '../page/AddOnList.tsx';
import { productTexts, sellingPoints } from './productTexts.ts';

describe('productTexts', () => {
  it('has texts for exactly the configured products', () => {
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

describe('addOnGroups', () => {
  it('groups add-ons, cheapest first, and puts ungrouped ones last', () => {
    const addOns = [
      { key: 'MAX_SPORT', price: 249 },
      { key: undefined, price: 1 },
      { key: 'MAX_AD_FREE', price: 119 },
      { key: 'SPORT_BASIS', price: 199 },
    ] as const;
    const groups = addOnGroups(addOns, ({ key }) => key);
    expect(groups.map(({ title, addOns: all }) => [title, all.map(({ price }) => price)])).toEqual([
      ['Sport', [199]],
      ['Max og mer underholdning', [119, 249]],
      ['Mer å se', [1]],
    ]);
    expect(addOnGroups([], () => undefined)).toEqual([]);
  });
});
