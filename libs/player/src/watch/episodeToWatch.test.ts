import { expect, it } from 'vitest';
import { episodeToWatch } from './episodeToWatch.ts';
import type { WatchableSeries } from './episodeToWatch.ts';

function season(number: number, ...episodes: (string | undefined)[]): WatchableSeries['seasons'][number] {
  return { number, episodes: episodes.map((id) => (id === undefined ? {} : { links: { details: { id } } })) };
}

it('is what the server says is next', () => {
  expect(episodeToWatch({ watchNext: { id: 's1e2' }, seasons: [season(1, 's1e1')] })).toBe('s1e2');
});

it('is else the first of the first season that can be played', () => {
  expect(episodeToWatch({ seasons: [season(2, 's2e1'), season(1, undefined, 's1e2')] })).toBe('s1e2');
  expect(episodeToWatch({ seasons: [season(1), season(2, 's2e1')] })).toBe('s2e1');
});

it('is none where there is nothing', () => {
  expect(episodeToWatch({ seasons: [] })).toBeUndefined();
});
