import { describe, expect, it } from 'vitest';
import type { Playback, TitleDetails } from '@tv/api-client';
import type { PlaybackResult } from '../session/createPlayer.ts';
import { createPlaybackPrefetch } from './playbackPrefetch.ts';

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
  return { ahead: prefetch, requested, letGo: released, pass: (ms: number) => void (time += ms) };
}

describe('a prefetched session', () => {
  it('is taken with its id, its response and its preloaded player, without another request', async () => {
    const { ahead, requested } = world();
    ahead.prefetch(title('nordlys'), KARI, true);
    const taken = ahead.take('nordlys', KARI);
    expect(taken?.sessionId).toBe('nordlys-1');
    expect(await taken?.fetchPlayback()).toEqual({ playback });
    expect(await taken?.preloadedPlayer).toMatchObject({ what: 'nordlys now' });
    expect(requested).toEqual(['nordlys']);
    // Later requests go to the server.
    expect(await taken?.fetchPlayback()).toEqual({ playback });
    expect(requested).toEqual(['nordlys', 'nordlys']);
  });

  it('is taken once: opening the title again opens another session', () => {
    const { ahead } = world();
    ahead.prefetch(title('nordlys'), KARI, true);
    ahead.take('nordlys', KARI);
    expect(ahead.take('nordlys', KARI)).toBeUndefined();
    ahead.endSession('nordlys');
    ahead.prefetch(title('nordlys'), KARI, true);
    expect(ahead.take('nordlys', KARI)?.sessionId).toBe('nordlys-2');
  });

  it('is not created for the current title, nor does another title end that one', () => {
    const { ahead, requested } = world();
    ahead.take('nordlys', KARI);
    ahead.prefetch(title('nordlys'), KARI, true);
    ahead.endSession('fjord');
    ahead.prefetch(title('nordlys'), KARI, true);
    expect(requested).toEqual([]);
    ahead.take('fjord', KARI);
    ahead.prefetch(title('nordlys'), KARI, true);
    expect(requested).toEqual(['nordlys']);
  });

  it('repeats a refused request when it is taken', async () => {
    const { ahead, requested } = world([refused]);
    ahead.prefetch(title('nordlys'), KARI, true);
    expect(await ahead.take('nordlys', KARI)?.fetchPlayback()).toEqual({ playback });
    expect(requested).toHaveLength(2);
  });

  it('is available only to the customer it was opened for', () => {
    const { ahead, requested } = world();
    ahead.prefetch(title('nordlys'), KARI, true);
    ahead.prefetch(title('nordlys'), 'ola', true);
    expect(requested).toHaveLength(2);
    expect(ahead.take('nordlys', KARI)).toBeUndefined();
    ahead.prefetch(title('fjord'), KARI, true);
    expect(ahead.take('fjord', undefined)).toBeUndefined();
  });

  it('releases its preloaded player if no user, or another one, takes the title', async () => {
    const { ahead, letGo, pass } = world();
    for (const id of ['a', 'b', 'c', 'd']) ahead.prefetch(title(id), KARI, false);
    await expect.poll(() => letGo).toEqual(['a']);
    ahead.prefetch(title('b'), 'ola', false);
    ahead.take('c', 'ola');
    await expect.poll(() => letGo).toEqual(['a', 'b', 'c']);
    pass(60_000);
    ahead.take('d', KARI);
    await expect.poll(() => letGo).toEqual(['a', 'b', 'c', 'd']);
  });

  it('preloads no player after a refusal', async () => {
    const { ahead } = world([refused]);
    ahead.prefetch(title('nordlys'), KARI, true);
    expect(await ahead.take('nordlys', KARI)?.preloadedPlayer).toBeUndefined();
  });

  it('expires after a minute', () => {
    const { ahead, pass, requested } = world();
    ahead.prefetch(title('nordlys'), KARI, true);
    pass(59_999);
    ahead.prefetch(title('nordlys'), KARI, true);
    expect(requested).toHaveLength(1);
    pass(1);
    expect(ahead.take('nordlys', KARI)).toBeUndefined();
    ahead.endSession('nordlys');
    ahead.prefetch(title('nordlys'), KARI, true);
    expect(requested).toHaveLength(2);
  });

  it('is one of at most three, the latest', () => {
    const { ahead } = world();
    for (const id of ['a', 'b', 'c', 'a', 'd']) ahead.prefetch(title(id), KARI, true);
    expect(ahead.take('b', KARI)).toBeUndefined();
    for (const id of ['a', 'c', 'd']) expect(ahead.take(id, KARI)).toBeDefined();
  });
});
