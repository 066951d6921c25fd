import { expect, it } from 'vitest';
import { toCoverPageRef } from './coverPageLink.ts';

it.each([
  ['Series', 'series'],
  ['Episode', 'episode'],
  ['SingleProgramOrMovie', 'singleProgramOrMovie'],
  ['singleProgramOrMovie', 'singleProgramOrMovie'],
  ['series', 'series'],
  ['Concert', 'singleProgramOrMovie'],
])('converts cover page type %s to %s', (wire, type) => {
  expect(toCoverPageRef({ type: wire, id: 'a:1' })).toEqual({ type, id: 'a:1' });
});

it('returns undefined without a link', () => {
  expect(toCoverPageRef(undefined)).toBeUndefined();
});
