import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { listKeys } from './listKeys.ts';

const items = (...ids: string[]) => ids.map((id) => ({ id }));

it('names an item by its id', () => {
  expect(listKeys(items('a', 'b'))).toEqual(['a', 'b']);
});

it('tells items of the same id, or of none, apart', () => {
  expect(new Set(listKeys(items('a', '', 'a', '', 'a (2)', 'a'))).size).toBe(6);
});

it('never gives a key twice, and gives the same keys for the same list', () => {
  const ids = fc.array(fc.constantFrom('', 'a', 'a (2)', 'a (3)', 'b'));
  fc.assert(
    fc.property(ids, (list) => {
      const keys = listKeys(items(...list));
      expect(new Set(keys).size).toBe(list.length);
      expect(listKeys(items(...list))).toEqual(keys);
    }),
  );
});
