import { describe, expect, it } from 'vitest';
import { addOnGroups } from './AddOnList.tsx';

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
