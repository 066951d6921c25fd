import { describe, expect, it } from 'vitest';
import { episodeOptions, findSeasonOf } from './episodeOptions.ts';

const episode = (n: number, overrides: object = {}) => ({
  id: `el-${n}`,
  title: `Del ${n}`,
  episode: n,
  links: { details: { id: `t-${n}` }, excludeFromContinueWatchingUrl: undefined },
  ...overrides,
});
const season = (number: number, ...episodes: ReturnType<typeof episode>[]) => ({
  id: `s-${number}`,
  number,
  episodes,
});

describe('episode options', () => {
  it('episodeOptions names episodes by number and title, and links to the title to play', () => {
    expect(episodeOptions(season(1, episode(3)))).toMatchObject([{ id: 't-3', name: '3. Del 3' }]);
    expect(episodeOptions(season(1, episode(3, { episode: undefined })))).toMatchObject([{ name: 'Del 3' }]);
  });

  it('episodeOptions omits the id of episodes that cannot be watched', () => {
    const unavailable = [
      episode(1, { programState: { type: 'Planned' } }),
      episode(2, { programState: { type: 'Expired' } }),
      episode(3, { links: undefined }),
    ];
    expect(episodeOptions(season(1, ...unavailable)).map(({ id }) => id)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(episodeOptions(season(1, episode(4, { programState: { type: 'NoAccess' } })))[0]?.id).toBe('t-4');
  });

  it('findSeasonOf returns the season of the playing title, else the first', () => {
    const seasons = [season(1, episode(1)), season(2, episode(2))];
    expect(findSeasonOf(seasons, 't-2')?.number).toBe(2);
    expect(findSeasonOf(seasons, 'x')?.number).toBe(1);
    expect(findSeasonOf([], 'x')).toBeUndefined();
  });
});
