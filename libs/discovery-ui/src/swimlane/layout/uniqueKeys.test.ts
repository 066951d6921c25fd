import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { uniqueKeys } from './uniqueKeys.ts';

const items = (...ids: string[]) => ids.map((id) => ({ id }));

it('uniqueKeys uses the id of an item', () => {
  expect(uniqueKeys(items('a', 'b'))).toEqual(['a', 'b']);
});

it('uniqueKeys distinguishes items with the same id or none', () => {
  expect(new Set(uniqueKeys(items('a', '', 'a', '', 'a (2)', 'a'))).size).toBe(6);
});

it('uniqueKeys never repeats a key, and is stable for the same list', () => {
  const ids = fc.array(fc.constantFrom('', 'a', 'a (2)', 'a (3)', 'b'));
  fc.assert(
    fc.property(ids, (list) => {
      const keys = uniqueKeys(items(...list));
      expect(new Set(keys).size).toBe(list.length);
      expect(uniqueKeys(items(...list))).toEqual(keys);
    }),
  );
});
