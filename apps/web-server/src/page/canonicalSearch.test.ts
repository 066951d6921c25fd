import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalSearch } from './canonicalSearch.ts';

const NAMES = ['filterMenu', 'sortMenu'];
const pairs = fc.array(fc.tuple(fc.oneof(fc.constantFrom(...NAMES, 'utm_source'), fc.string()), fc.string()));
const searchOf = (some: readonly (readonly [string, string])[]): string =>
  `?${new URLSearchParams(some.map(([name, value]): [string, string] => [name, value])).toString()}`;

describe('canonicalSearch', () => {
  it('ignores other parameters and their order', () => {
    fc.assert(
      fc.property(pairs, pairs, fc.string(), fc.string(), (before, after, filter, sort) => {
        const others = (some: typeof before) => some.filter(([name]) => !NAMES.includes(name));
        const search = searchOf([
          ...others(before),
          ['sortMenu', sort],
          ...others(after),
          ['filterMenu', filter],
        ]);
        expect(canonicalSearch(search, NAMES)).toBe(
          searchOf([
            ['filterMenu', filter],
            ['sortMenu', sort],
          ]),
        );
      }),
    );
  });

  it('is idempotent, so a page has one key', () => {
    fc.assert(
      fc.property(pairs, (some) => {
        const counted = canonicalSearch(searchOf(some), NAMES);
        expect(canonicalSearch(counted, NAMES)).toBe(counted);
      }),
    );
  });

  it('keeps one value per relevant parameter', () => {
    fc.assert(
      fc.property(fc.string(), (anything) => {
        const counted = [...new URLSearchParams(canonicalSearch(`?${anything}`, NAMES)).keys()];
        expect(counted).toEqual(NAMES.filter((name) => counted.includes(name)));
      }),
    );
    expect(canonicalSearch('?filterMenu=a&filterMenu=b', NAMES)).toBe('?filterMenu=a');
    expect(canonicalSearch('?a=1', [])).toBe('');
  });

  it('keeps up to sixteen values of a list in their order', () => {
    expect(canonicalSearch('?b=1&id=x&utm=2&id=y', ['id*', 'b'])).toBe('?id=x&id=y&b=1');
    const many = Array.from({ length: 40 }, (_, index) => `id=${index}`).join('&');
    expect(new URLSearchParams(canonicalSearch(`?${many}`, ['id*'])).getAll('id')).toHaveLength(16);
  });
});
