import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readChosenAddress, withChosen } from './chosenAddress.ts';

it('reads product ids from a query, or a package name when there are none', () => {
  expect(readChosenAddress('?productIds=a&productIds=b')).toEqual({
    productIds: ['a', 'b'],
    packageName: undefined,
  });
  expect(readChosenAddress('?packageName=GLIMT_MINI')).toEqual({ productIds: [], packageName: 'GLIMT_MINI' });
  expect(readChosenAddress('?packageName=GLIMT_MINI&productIds=a').packageName).toBeUndefined();
  expect(readChosenAddress('')).toEqual({ productIds: [], packageName: undefined });
});

it('writes a choice to a query, reads it back, and keeps other parameters', () => {
  const ids = fc.array(fc.stringMatching(/^[^,\s][^,]*$/), { maxLength: 5 });
  fc.assert(
    fc.property(ids, ids, (before, after) => {
      const search = withChosen(withChosen('?utm=x&packageName=P', before), after);
      expect(readChosenAddress(search).productIds).toEqual(after);
      expect(new URLSearchParams(search).get('utm')).toBe('x');
      expect(new URLSearchParams(search).has('packageName')).toBe(false);
    }),
  );
  expect(withChosen('?productIds=a', [])).toBe('');
});
