import { expect, it } from 'vitest';
import { lanePriority } from './lanePriority.ts';

it('lanePriority opens a page with two rails, with or without a hero', () => {
  const standings = (first: 'hero' | 'row') => [0, 1, 2, 3, 4, 50].map((index) => lanePriority(index, first));
  expect(standings('hero')).toEqual(['first', 'opening', 'opening', 'below', 'far', 'far']);
  expect(standings('row')).toEqual(['first', 'opening', 'below', 'below', 'far', 'far']);
});
