import { expect, test } from 'vitest';
import { selectSeason } from './Seasons.tsx';

const seasons = [
  { id: 's1', number: 1 },
  { id: 's2', number: 2 },
  { id: 's3', number: 3 },
];

test.each([
  ['the first season', undefined, undefined, 's1'],
  ['the season to watch next', undefined, { season: 2 }, 's2'],
  ['the picked season over the season to watch next', 's3', { season: 2 }, 's3'],
  ['the season to watch next if the picked one is gone', 's9', { season: 2 }, 's2'],
  ['the first season if the season to watch next is gone', undefined, { season: 9 }, 's1'],
  ['the first season if the next episode has no season', undefined, {}, 's1'],
])('selects %s', (_which, picked, watchNext, id) => {
  expect(selectSeason(seasons, picked, watchNext)?.id).toBe(id);
});

test('selects nothing without seasons', () => {
  expect(selectSeason([], 's1', { season: 1 })).toBeUndefined();
});
