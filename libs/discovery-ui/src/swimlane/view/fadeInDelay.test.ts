import { expect, it } from 'vitest';
import { fadeInDelay } from '../view/laneCardsProps.ts';

it.each([
  [0, 0],
  [1, 50],
  [7, 350],
  [8, 400],
  [9, 400],
  [20, 400],
])('LANE-48 the card at index %i fades in after %i ms', (index, delay) => {
  expect(fadeInDelay(index)).toBe(delay);
});
