import { describe, expect, it } from 'vitest';
import type { Playback, TitleDetails } from '@tv/api-client';
import type { PlaybackAnswer } from './createPlayer.ts';
import { createViewingsAhead } from './viewingsAhead.ts';

const playback: Playback = {
  manifestUrl: 'https://media.test/live.mpd',
  manifestType: 'dash',
  drmType: 'none',
};
const refused: PlaybackAnswer = { error: undefined };
const manifest = { url: playback.manifestUrl, text: '<MPD/>', cameAt: 0 };

const KARI = 'kari';

const title = (id: string): TitleDetails => ({ id, name: id, links: {} });

/** Viewings of which each is numbered, and answers what comes next of `answers`, or else how it is played. */
function world(answers: PlaybackAnswer[] = []) {
  let count = 0;
  let time = 0;
  const asked: string[] = [];
  const ahead = createViewingsAhead(
    ({ id }) => {
      count += 1;
      return {
        sessionId: `${id}-${count}`,
        askPlayback() {
          asked.push(id);
          return Promise.resolve(answers.shift() ?? { playback });
        },
      };
    },
    () => time,
    () => Promise.resolve(manifest),
  );
  return { ahead, asked, pass: (ms: number) => void (time += ms) };
}

describe('a viewing that was opened ahead', () => {
  it('is begun with its number, its answer and its manifest, without being asked for again', async () => {
    const { ahead, asked } = world();
    ahead.open(title('nordlys'), KARI);
    const taken = ahead.take('nordlys', KARI);
    expect(taken?.sessionId).toBe('nordlys-1');
    expect(await taken?.askPlayback()).toEqual({ playback, manifestAhead: manifest });
    expect(asked).toEqual(['nordlys']);
    // Whatever is asked after that is asked of the server.
    expect(await taken?.askPlayback()).toEqual({ playback });
    expect(asked).toEqual(['nordlys', 'nordlys']);
  });

  it('is begun once: who comes back opens another', () => {
    const { ahead } = world();
    ahead.open(title('nordlys'), KARI);
    ahead.take('nordlys', KARI);
    expect(ahead.take('nordlys', KARI)).toBeUndefined();
    ahead.end('nordlys');
    ahead.open(title('nordlys'), KARI);
    expect(ahead.take('nordlys', KARI)?.sessionId).toBe('nordlys-2');
  });

  it('is not opened of what is going on, nor is that over when another is', () => {
    const { ahead, asked } = world();
    ahead.take('nordlys', KARI);
    ahead.open(title('nordlys'), KARI);
    ahead.end('fjord');
    ahead.open(title('nordlys'), KARI);
    expect(asked).toEqual([]);
    ahead.take('fjord', KARI);
    ahead.open(title('nordlys'), KARI);
    expect(asked).toEqual(['nordlys']);
  });

  it('that was refused is asked anew when it is begun', async () => {
    const { ahead, asked } = world([refused]);
    ahead.open(title('nordlys'), KARI);
    expect(await ahead.take('nordlys', KARI)?.askPlayback()).toEqual({ playback });
    expect(asked).toHaveLength(2);
  });

  it('is of the customer for whom it was opened, and of nobody else', () => {
    const { ahead, asked } = world();
    ahead.open(title('nordlys'), KARI);
    ahead.open(title('nordlys'), 'ola');
    expect(asked).toHaveLength(2);
    expect(ahead.take('nordlys', KARI)).toBeUndefined();
    ahead.open(title('fjord'), KARI);
    expect(ahead.take('fjord', undefined)).toBeUndefined();
  });

  it('is good for a minute', () => {
    const { ahead, pass, asked } = world();
    ahead.open(title('nordlys'), KARI);
    pass(59_999);
    ahead.open(title('nordlys'), KARI);
    expect(asked).toHaveLength(1);
    pass(1);
    expect(ahead.take('nordlys', KARI)).toBeUndefined();
    ahead.end('nordlys');
    ahead.open(title('nordlys'), KARI);
    expect(asked).toHaveLength(2);
  });

  it('is one of three at most, the latest', () => {
    const { ahead } = world();
    for (const id of ['a', 'b', 'c', 'a', 'd']) ahead.open(title(id), KARI);
    expect(ahead.take('b', KARI)).toBeUndefined();
    for (const id of ['a', 'c', 'd']) expect(ahead.take(id, KARI)).toBeDefined();
  });
});
