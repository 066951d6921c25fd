import { expect, it } from 'vitest';
import { lanePriority } from './lanePriority.ts';

it('lanePriority opens a page with two rails, with or without a hero', () => {
  const standings = (first: 'hero' | 'row') => [0, 1, 2, 3, 4, 50].map((index) => lanePriority(index, first));
  expect(standings('hero')).toEqual(['first', 'opening', 'opening', 'below', 'far', 'far']);
  expect(standings('row')).toEqual(['first', 'opening', 'below', 'below', 'far', 'far']);
});

it('lanePriority opens the lanes from the first in view to the restored one', () => {
  const standings = (from: number, to: number) =>
    [0, 1, 2, 3, 4, 5, 6, 7].map((index) => lanePriority(index, 'hero', { from, to }));
  expect(standings(2, 3)).toEqual(['below', 'below', 'opening', 'opening', 'below', 'below', 'below', 'far']);
  expect(standings(0, 2)).toEqual(standings(-1, -1));
  // No card was in view.
  expect(standings(3, -1)).toEqual(standings(-1, -1));
});
