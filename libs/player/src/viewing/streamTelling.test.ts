import { describe, expect, it } from 'vitest';
import type { OutgoingEvent } from '@tv/realtime';
import type { StreamState } from '../engine/playbackEngine.ts';
import { createStreamStore } from '../engine/streamStore.ts';
import { tellStream } from './streamTelling.ts';

const streaming = { assetId: 'isfront', streamingSessionId: 's-1' };
const url = 'http://media/isfront.mpd';
const playing = { phase: 'ready', isPaused: false } as const;

function viewing(initial: Partial<StreamState> = {}, channelId?: string) {
  const stream = createStreamStore({ phase: 'loading', manifestUrl: url, ...initial });
  const told: OutgoingEvent[] = [];
  const telling = tellStream({ stream, streaming, channelId, emit: (event) => void told.push(event) });
  const words = () =>
    told.map(({ name, payload }) => ('state' in payload ? `${name} ${payload.state}` : name)).splice(0);
  return {
    stream,
    telling,
    /** What has been told since it was asked for last. */
    told: () => {
      const all = words();
      told.length = 0;
      return all;
    },
    last: () => told.at(-1),
  };
}

describe('what the server is told of a viewing', () => {
  it('SOCK-04 SOCK-06 SOCK-07 that it starts, with the first picture and not before, and what is played', () => {
    const { stream, told, last } = viewing();
    stream.set({ phase: 'ready', isPaused: true });
    expect(told()).toEqual([]);
    stream.set(playing);
    expect(last()).toEqual({
      name: 'MediaPlayerState',
      payload: { url, state: 'PLAY', channel_id: undefined, positionDateTime: undefined },
    });
    expect(told()).toEqual(['StreamingStart', 'MediaPlayerState PLAY']);
  });

  it('SOCK-06 of a channel which, and the instant of the picture', () => {
    const { stream, last } = viewing({ absolutePosition: Date.parse('2026-11-20T19:15:00Z') }, 'nordlys');
    stream.set(playing);
    expect(last()).toEqual({
      name: 'MediaPlayerState',
      payload: { url, state: 'PLAY', channel_id: 'nordlys', positionDateTime: '2026-11-20T19:15:00.000Z' },
    });
  });

  it('SOCK-07 that it stands still and goes on, and where it is put', () => {
    const { stream, told } = viewing(playing);
    told();
    stream.set({ isPaused: true });
    stream.set({ isPaused: false });
    stream.set({ isSeeking: true });
    stream.set({ isSeeking: false });
    expect(told()).toEqual([
      'MediaPlayerState STOP',
      'MediaPlayerState PLAY',
      'MediaPlayerState SETPOSITION',
    ]);
  });

  it('SOCK-07 nothing of where it is put before it has begun', () => {
    const { stream, told } = viewing({ phase: 'ready', isPaused: true });
    stream.set({ isSeeking: true });
    stream.set({ isSeeking: false });
    expect(told()).toEqual([]);
  });

  it.each([
    ['at its end', { phase: 'ended' }],
    ['when it fails', { phase: 'failed' }],
  ] as const)('SOCK-05 that it has stopped %s, and that it starts anew when it goes on', (_when, change) => {
    const { stream, told } = viewing(playing);
    told();
    stream.set(change);
    expect(told()).toEqual(['MediaPlayerState STOP', 'StreamingStop']);
    stream.set(playing);
    expect(told()).toEqual(['StreamingStart', 'MediaPlayerState PLAY']);
  });

  it('SOCK-05 that it has stopped when the page goes, and starts when it comes back and plays on', () => {
    const { stream, telling, told } = viewing(playing);
    told();
    telling.leave();
    expect(told()).toEqual(['MediaPlayerState STOP', 'StreamingStop']);
    telling.leave();
    expect(told()).toEqual([]);
    stream.set({ position: 1 });
    expect(told()).toEqual(['StreamingStart', 'MediaPlayerState PLAY']);
  });

  it('SOCK-05 that it has stopped when the viewing is over, once, also where it had been paused', () => {
    const { stream, telling, told } = viewing(playing);
    stream.set({ isPaused: true });
    told();
    telling.end();
    expect(told()).toEqual(['StreamingStop']);
    stream.set({ isPaused: false });
    expect(told()).toEqual([]);
  });

  it('SOCK-04 SOCK-06 once more what is streamed, where the server has lost sight of it', () => {
    const { stream, telling, told } = viewing();
    telling.again();
    expect(told()).toEqual([]);
    stream.set(playing);
    told();
    telling.again();
    expect(told()).toEqual(['StreamingStart', 'MediaPlayerState PLAY']);
    stream.set({ isPaused: true });
    told();
    telling.again();
    expect(told()).toEqual(['StreamingStart', 'MediaPlayerState STOP']);
    telling.hold();
    told();
    telling.again();
    expect(told()).toEqual([]);
  });

  it('nothing of what never began', () => {
    const { telling, told } = viewing();
    telling.end();
    expect(told()).toEqual([]);
  });

  it('SOCK-05 that it has stopped when the server stops it, and nothing more until it goes on', () => {
    const { stream, telling, told } = viewing(playing);
    told();
    telling.hold();
    // The element tells of its pause a moment later, and plays until then.
    stream.set({ position: 1 });
    stream.set({ isPaused: true });
    expect(told()).toEqual(['MediaPlayerState STOP', 'StreamingStop']);
    telling.goOn();
    expect(told()).toEqual([]);
    stream.set({ isPaused: false });
    expect(told()).toEqual(['StreamingStart', 'MediaPlayerState PLAY']);
  });
});
