import { expect, it } from 'vitest';
import { findEpisodeToWatch } from './episodeToWatch.ts';
import type { WatchableSeries } from './episodeToWatch.ts';

function season(number: number, ...episodes: (string | undefined)[]): WatchableSeries['seasons'][number] {
  return { number, episodes: episodes.map((id) => (id === undefined ? {} : { links: { details: { id } } })) };
}

it('the episode to watch is the next episode from the server', () => {
  expect(findEpisodeToWatch({ watchNext: { id: 's1e2' }, seasons: [season(1, 's1e1')] })).toBe('s1e2');
});

it('the episode to watch is otherwise the first playable one of the first season', () => {
  expect(findEpisodeToWatch({ seasons: [season(2, 's2e1'), season(1, undefined, 's1e2')] })).toBe('s1e2');
  expect(findEpisodeToWatch({ seasons: [season(1), season(2, 's2e1')] })).toBe('s2e1');
});

it('there is no episode to watch in an empty series', () => {
  expect(findEpisodeToWatch({ seasons: [] })).toBeUndefined();
});
