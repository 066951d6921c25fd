import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readChoiceQuery, withProductIds } from './choiceQuery.ts';

it('reads product ids from a query, or a package name when there are none', () => {
  expect(readChoiceQuery('?productIds=a&productIds=b')).toEqual({
    productIds: ['a', 'b'],
    packageName: undefined,
  });
  expect(readChoiceQuery('?packageName=GLIMT_MINI')).toEqual({ productIds: [], packageName: 'GLIMT_MINI' });
  expect(readChoiceQuery('?packageName=GLIMT_MINI&productIds=a').packageName).toBeUndefined();
  expect(readChoiceQuery('')).toEqual({ productIds: [], packageName: undefined });
});

it('writes a choice to a query, reads it back, and keeps other parameters', () => {
  const ids = fc.array(fc.stringMatching(/^[^,\s][^,]*$/), { maxLength: 5 });
  fc.assert(
    fc.property(ids, ids, (before, after) => {
      const search = withProductIds(withProductIds('?utm=x&packageName=P', before), after);
      expect(readChoiceQuery(search).productIds).toEqual(after);
      expect(new URLSearchParams(search).get('utm')).toBe('x');
      expect(new URLSearchParams(search).has('packageName')).toBe(false);
    }),
  );
  expect(withProductIds('?productIds=a', [])).toBe('');
});
