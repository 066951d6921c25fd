import { expect, it } from 'vitest';
import { laneStanding } from './laneStanding.ts';

it('opens a page with two rows of cards, be there a hero or not', () => {
  const standings = (first: 'hero' | 'row') => [0, 1, 2, 3, 4, 50].map((index) => laneStanding(index, first));
  expect(standings('hero')).toEqual(['first', 'opening', 'opening', 'below', 'far', 'far']);
  expect(standings('row')).toEqual(['first', 'opening', 'below', 'below', 'far', 'far']);
});
