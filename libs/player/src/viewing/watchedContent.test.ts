import { describe, expect, it, vi } from 'vitest';
import type { TitleDetails } from '@tv/api-client';
import { openPlayable } from './playbackState.ts';
import { subtitleOf, watchedContent } from './watchedContent.ts';

const reporter = { error: vi.fn(), warn: vi.fn() };
const watched = (title: TitleDetails, { isLive = false, isBingeWatching = false } = {}) =>
  watchedContent(openPlayable(title, { sessionId: 's-1', isBingeWatching }), { isLive, reporter });
const film: TitleDetails = { id: 'x', name: 'X', type: 'movie', categories: ['Drama'], links: {} };

describe('what the reports are told', () => {
  it('a channel is one because it is watched live', () => {
    const channel = { id: 'nordlys', name: 'Nordlys', links: {} };
    expect(watched(channel, { isLive: true })?.streamKind).toBe('direkte');
  });

  it('what is filed under no word of ours is what the server says', () => {
    expect(watched(film)).toEqual({
      assetId: 'x',
      title: 'X',
      streamKind: 'vod',
      seriesId: undefined,
      streamingSessionId: 's-1',
      streamingDevice: 'desktop',
    });
  });

  it('PLAY-07 that it came by itself, where the viewing was opened so', () => {
    expect(watched(film)).not.toHaveProperty('isBingeWatching');
    expect(watched(film, { isBingeWatching: true })).toMatchObject({ isBingeWatching: true });
  });

  it('what has no word at all is reported once, and plays all the same', () => {
    for (const id of ['x', 'y']) {
      expect(watched({ id, name: 'X', links: {} })).toBeUndefined();
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
