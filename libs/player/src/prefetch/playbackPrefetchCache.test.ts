import { describe, expect, it } from 'vitest';
import type { Playback, TitleDetails } from '@tv/api-client';
import type { PlaybackResult } from '../session/createPlayer.ts';
import { createPlaybackPrefetch } from './playbackPrefetchCache.ts';

const playback: Playback = {
  manifestUrl: 'https://media.test/live.mpd',
  manifestType: 'dash',
  drmType: 'none',
};
const refused: PlaybackResult = { error: undefined };
const KARI = 'kari';

const title = (id: string): TitleDetails => ({ id, name: id, links: {} });

/** Numbered sessions that answer with the next of `answers`, or else with a playback. */
function world(answers: PlaybackResult[] = []) {
  let count = 0;
  let time = 0;
  const requested: string[] = [];
  const released: string[] = [];
  const prefetch = createPlaybackPrefetch(
    ({ id }) => {
      count += 1;
      return {
        sessionId: `${id}-${count}`,
        fetchPlayback() {
          requested.push(id);
          return Promise.resolve(answers.shift() ?? { playback });
        },
      };
    },
    () => time,
    (_playback, { id }, isLive) =>
      Promise.resolve({ what: `${id}${isLive ? ' now' : ''}`, release: () => void released.push(id) }),
  );
  return { prefetch, requested, letGo: released, pass: (ms: number) => void (time += ms) };
}

describe('a prefetched session', () => {
  it('is taken with its id, its response and its preloaded player, without another request', async () => {
    const { prefetch, requested } = world();
    prefetch.prefetch(title('nordlys'), KARI, true);
    const taken = prefetch.take('nordlys', KARI);
    expect(taken?.sessionId).toBe('nordlys-1');
    expect(await taken?.fetchPlayback()).toEqual({ playback });
    expect(await taken?.preloadedPlayer).toMatchObject({ what: 'nordlys now' });
    expect(requested).toEqual(['nordlys']);
    // Later requests go to the server.
    expect(await taken?.fetchPlayback()).toEqual({ playback });
    expect(requested).toEqual(['nordlys', 'nordlys']);
  });

  it('is taken once: opening the title again opens another session', () => {
    const { prefetch } = world();
    prefetch.prefetch(title('nordlys'), KARI, true);
    prefetch.take('nordlys', KARI);
    expect(prefetch.take('nordlys', KARI)).toBeUndefined();
    prefetch.endSession('nordlys');
    prefetch.prefetch(title('nordlys'), KARI, true);
    expect(prefetch.take('nordlys', KARI)?.sessionId).toBe('nordlys-2');
  });

  it('is not created for the current title, nor does another title end that one', () => {
    const { prefetch, requested } = world();
    prefetch.take('nordlys', KARI);
    prefetch.prefetch(title('nordlys'), KARI, true);
    prefetch.endSession('fjord');
    prefetch.prefetch(title('nordlys'), KARI, true);
    expect(requested).toEqual([]);
    prefetch.take('fjord', KARI);
    prefetch.prefetch(title('nordlys'), KARI, true);
    expect(requested).toEqual(['nordlys']);
  });

  it('repeats a refused request when it is taken', async () => {
    const { prefetch, requested } = world([refused]);
    prefetch.prefetch(title('nordlys'), KARI, true);
    expect(await prefetch.take('nordlys', KARI)?.fetchPlayback()).toEqual({ playback });
    expect(requested).toHaveLength(2);
  });

  it('is available only to the customer it was opened for', () => {
    const { prefetch, requested } = world();
    prefetch.prefetch(title('nordlys'), KARI, true);
    prefetch.prefetch(title('nordlys'), 'ola', true);
    expect(requested).toHaveLength(2);
    expect(prefetch.take('nordlys', KARI)).toBeUndefined();
    prefetch.prefetch(title('fjord'), KARI, true);
    expect(prefetch.take('fjord', undefined)).toBeUndefined();
  });

  it('releases its preloaded player if no user, or another one, takes the title', async () => {
    const { prefetch, letGo, pass } = world();
    for (const id of ['a', 'b', 'c', 'd']) prefetch.prefetch(title(id), KARI, false);
    await expect.poll(() => letGo).toEqual(['a']);
    prefetch.prefetch(title('b'), 'ola', false);
    prefetch.take('c', 'ola');
    await expect.poll(() => letGo).toEqual(['a', 'b', 'c']);
    pass(60_000);
    prefetch.take('d', KARI);
    await expect.poll(() => letGo).toEqual(['a', 'b', 'c', 'd']);
  });

  it('preloads no player after a refusal', async () => {
    const { prefetch } = world([refused]);
    prefetch.prefetch(title('nordlys'), KARI, true);
    expect(await prefetch.take('nordlys', KARI)?.preloadedPlayer).toBeUndefined();
  });

  it('expires after a minute', () => {
    const { prefetch, pass, requested } = world();
    prefetch.prefetch(title('nordlys'), KARI, true);
    pass(59_999);
    prefetch.prefetch(title('nordlys'), KARI, true);
    expect(requested).toHaveLength(1);
    pass(1);
    expect(prefetch.take('nordlys', KARI)).toBeUndefined();
    prefetch.endSession('nordlys');
    prefetch.prefetch(title('nordlys'), KARI, true);
    expect(requested).toHaveLength(2);
  });

  it('is one of at most three, the latest', () => {
    const { prefetch } = world();
    for (const id of ['a', 'b', 'c', 'a', 'd']) prefetch.prefetch(title(id), KARI, true);
    expect(prefetch.take('b', KARI)).toBeUndefined();
    for (const id of ['a', 'c', 'd']) expect(prefetch.take(id, KARI)).toBeDefined();
  });
});
