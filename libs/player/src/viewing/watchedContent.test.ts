import { describe, expect, it, vi } from 'vitest';
import { subtitleOf, watchedContent } from './watchedContent.ts';

const reporter = { error: vi.fn(), warn: vi.fn() };
const at = (isLive: boolean) => ({ isLive, sessionId: 's-1', reporter });

describe('what the reports are told', () => {
  it('a channel is one because it is watched live', () => {
    expect(watchedContent({ id: 'nordlys', name: 'Nordlys', links: {} }, at(true))?.streamKind).toBe(
      'direkte',
    );
  });

  it('what is filed under no word of ours is what the server says', () => {
    expect(
      watchedContent({ id: 'x', name: 'X', type: 'movie', categories: ['Drama'], links: {} }, at(false)),
    ).toEqual({
      assetId: 'x',
      title: 'X',
      streamKind: 'vod',
      seriesId: undefined,
      streamingSessionId: 's-1',
    });
  });

  it('what has no word at all is reported once, and plays all the same', () => {
    for (const id of ['x', 'y']) {
      expect(watchedContent({ id, name: 'X', links: {} }, at(false))).toBeUndefined();
      expect(reporter.error).toHaveBeenCalledOnce();
    }
  });
});

describe('second line', () => {
  it.each([
    [{ season: 1, episode: 2, episodeTitle: 'Loggboken' }, 'S1:E2 Loggboken'],
    [{ season: 1, episode: 2 }, 'S1:E2'],
    [{ channel: { id: 'nordlys', name: 'Nordlys' } }, 'Nordlys'],
    [{}, undefined],
  ])('%j is %s', (title, line) => {
    expect(subtitleOf({ id: 'x', name: 'X', links: {}, ...title })).toBe(line);
  });

  it('does not say the name of a channel twice', () => {
    expect(
      subtitleOf({ id: 'x', name: 'Nordlys', links: {}, channel: { id: 'nordlys', name: 'Nordlys' } }),
    ).toBeUndefined();
  });
});
