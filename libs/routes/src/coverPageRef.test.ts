import { expect, it } from 'vitest';
import { coverPageRef } from './coverPageRef.ts';

it.each([
  ['Series', 'series'],
  ['Episode', 'episode'],
  ['SingleProgramOrMovie', 'singleProgramOrMovie'],
  ['singleProgramOrMovie', 'singleProgramOrMovie'],
  ['series', 'series'],
  ['Concert', 'singleProgramOrMovie'],
])('a cover page of type %s is %s to the lookups', (wire, type) => {
  expect(coverPageRef({ type: wire, id: 'a:1' })).toEqual({ type, id: 'a:1' });
});

it('no link is no cover page', () => {
  expect(coverPageRef(undefined)).toBeUndefined();
});
