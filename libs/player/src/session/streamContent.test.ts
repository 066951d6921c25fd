import { describe, expect, it, vi } from 'vitest';
import type { TitleDetails } from '@tv/api-client';
import { openPlayable } from './playbackState.ts';
import { getTitleSubtitle, createStreamContent } from './streamContent.ts';

const reporter = { error: vi.fn(), warn: vi.fn() };
const playerPool = { hasReportedAssetType: false };
const watched = (title: TitleDetails, { isLive = false, isBingeWatching = false } = {}) =>
  createStreamContent(
    openPlayable(title, { sessionId: 's-1', isBingeWatching }),
    isLive,
    reporter,
    playerPool,
  );
const film: TitleDetails = { id: 'x', name: 'X', type: 'movie', categories: ['Drama'], links: {} };

describe('createStreamContent', () => {
  it('a title watched live is a channel', () => {
    const channel = { id: 'nordlys', name: 'Nordlys', links: {} };
    expect(watched(channel, { isLive: true })?.streamKind).toBe('direkte');
  });

  it('a title with unknown categories has the type of the server', () => {
    expect(watched(film)).toEqual({
      assetId: 'x',
      title: 'X',
      streamKind: 'vod',
      seriesId: undefined,
      streamingSessionId: 's-1',
      streamingDevice: 'desktop',
    });
  });

  it('PLAY-07 marks a session that was opened by autoplay', () => {
    expect(watched(film)).not.toHaveProperty('isBingeWatching');
    expect(watched(film, { isBingeWatching: true })).toMatchObject({ isBingeWatching: true });
  });

  it('reports an unsupported type once, and plays it', () => {
    for (const id of ['x', 'y']) {
      expect(watched({ id, name: 'X', links: {} })).toBeUndefined();
      expect(reporter.error).toHaveBeenCalledOnce();
    }
  });
});

describe('getTitleSubtitle', () => {
  it.each([
    [{ season: 1, episode: 2, episodeTitle: 'Loggboken' }, 'S1:E2 Loggboken'],
    [{ season: 1, episode: 2 }, 'S1:E2'],
    [{ channel: { id: 'nordlys', name: 'Nordlys' } }, 'Nordlys'],
    [{}, undefined],
  ])('getTitleSubtitle of %j is %s', (title, line) => {
    expect(getTitleSubtitle({ id: 'x', name: 'X', links: {}, ...title })).toBe(line);
  });

  it('does not repeat the name of a channel', () => {
    expect(
      getTitleSubtitle({ id: 'x', name: 'Nordlys', links: {}, channel: { id: 'nordlys', name: 'Nordlys' } }),
    ).toBeUndefined();
  });
});
