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
    ahead.open(title('nordlys'));
    const taken = ahead.take('nordlys');
    expect(taken?.sessionId).toBe('nordlys-1');
    expect(await taken?.askPlayback()).toEqual({ playback, manifestAhead: manifest });
    expect(asked).toEqual(['nordlys']);
    // Whatever is asked after that is asked of the server.
    expect(await taken?.askPlayback()).toEqual({ playback });
    expect(asked).toEqual(['nordlys', 'nordlys']);
  });

  it('is begun once: who comes back opens another', () => {
    const { ahead } = world();
    ahead.open(title('nordlys'));
    ahead.take('nordlys');
    expect(ahead.take('nordlys')).toBeUndefined();
    ahead.end('nordlys');
    ahead.open(title('nordlys'));
    expect(ahead.take('nordlys')?.sessionId).toBe('nordlys-2');
  });

  it('is not opened of what is going on, nor is that over when another is', () => {
    const { ahead, asked } = world();
    ahead.take('nordlys');
    ahead.open(title('nordlys'));
    ahead.end('fjord');
    ahead.open(title('nordlys'));
    expect(asked).toEqual([]);
    ahead.take('fjord');
    ahead.open(title('nordlys'));
    expect(asked).toEqual(['nordlys']);
  });

  it('that was refused is asked anew when it is begun', async () => {
    const { ahead, asked } = world([refused]);
    ahead.open(title('nordlys'));
    expect(await ahead.take('nordlys')?.askPlayback()).toEqual({ playback });
    expect(asked).toHaveLength(2);
  });

  it('is good for a minute', () => {
    const { ahead, pass, asked } = world();
    ahead.open(title('nordlys'));
    pass(59_999);
    ahead.open(title('nordlys'));
    expect(asked).toHaveLength(1);
    pass(1);
    expect(ahead.take('nordlys')).toBeUndefined();
    ahead.end('nordlys');
    ahead.open(title('nordlys'));
    expect(asked).toHaveLength(2);
  });

  it('is one of three at most, the latest', () => {
    const { ahead } = world();
    for (const id of ['a', 'b', 'c', 'a', 'd']) ahead.open(title(id));
    expect(ahead.take('b')).toBeUndefined();
    for (const id of ['a', 'c', 'd']) expect(ahead.take(id)).toBeDefined();
  });
});
