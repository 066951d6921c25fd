import { expect, test } from 'vitest';
import { shownSeason } from './shownSeason.ts';

const seasons = [
  { id: 's1', number: 1 },
  { id: 's2', number: 2 },
  { id: 's3', number: 3 },
];

test.each([
  ['the first', undefined, undefined, 's1'],
  ['the one that the viewer is in', undefined, { season: 2 }, 's2'],
  ['the one that he picked, wherever he is', 's3', { season: 2 }, 's3'],
  ['his own, when what he picked is gone', 's9', { season: 2 }, 's2'],
  ['the first, when his own is gone', undefined, { season: 9 }, 's1'],
  ['the first, when his place tells no season', undefined, {}, 's1'],
])('%s is open', (_which, picked, place, id) => {
  expect(shownSeason(seasons, picked, place)?.id).toBe(id);
});

test('a series without seasons opens none', () => {
  expect(shownSeason([], 's1', { season: 1 })).toBeUndefined();
});
