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
    /** Events emitted since the last call. */
    told: () => {
      const all = words();
      told.length = 0;
      return all;
    },
    last: () => told.at(-1),
  };
}

describe('reportStreaming', () => {
  it('SOCK-04 SOCK-06 SOCK-07 reports the start at the first frame, not before, with its content', () => {
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

  it('SOCK-06 reports the channel and the instant of the frame', () => {
    const { stream, last } = viewing({ absolutePosition: Date.parse('2026-11-20T19:15:00Z') }, 'nordlys');
    stream.set(playing);
    expect(last()).toEqual({
      name: 'MediaPlayerState',
      payload: { url, state: 'PLAY', channel_id: 'nordlys', positionDateTime: '2026-11-20T19:15:00.000Z' },
    });
  });

  it('SOCK-07 reports pauses, resumes and seeks', () => {
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

  it('SOCK-07 reports no seek before the start', () => {
    const { stream, told } = viewing({ phase: 'ready', isPaused: true });
    stream.set({ isSeeking: true });
    stream.set({ isSeeking: false });
    expect(told()).toEqual([]);
  });

  it.each([
    ['at its end', { phase: 'ended' }],
    ['when it fails', { phase: 'failed' }],
  ] as const)('SOCK-05 reports a stop %s, and a start when it continues', (_when, change) => {
    const { stream, told } = viewing(playing);
    told();
    stream.set(change);
    expect(told()).toEqual(['MediaPlayerState STOP', 'StreamingStop']);
    stream.set(playing);
    expect(told()).toEqual(['StreamingStart', 'MediaPlayerState PLAY']);
  });

  it('SOCK-05 reports a stop on page hide, and a start when playback continues after a return', () => {
    const { stream, telling, told } = viewing(playing);
    told();
    telling.leave();
    expect(told()).toEqual(['MediaPlayerState STOP', 'StreamingStop']);
    telling.leave();
    expect(told()).toEqual([]);
    stream.set({ position: 1 });
    expect(told()).toEqual(['StreamingStart', 'MediaPlayerState PLAY']);
  });

  it('SOCK-05 reports one stop when the session ends, also while paused', () => {
    const { stream, telling, told } = viewing(playing);
    stream.set({ isPaused: true });
    told();
    telling.end();
    expect(told()).toEqual(['StreamingStop']);
    stream.set({ isPaused: false });
    expect(told()).toEqual([]);
  });

  it('SOCK-04 SOCK-06 reports the stream again after a reconnect', () => {
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

  it('reports nothing for a stream that never started', () => {
    const { telling, told } = viewing();
    telling.end();
    expect(told()).toEqual([]);
  });

  it('SOCK-05 reports a stop after a kick, and nothing more until resumed', () => {
    const { stream, telling, told } = viewing(playing);
    told();
    telling.hold();
    // The element reports its pause later and plays until then.
    stream.set({ position: 1 });
    stream.set({ isPaused: true });
    expect(told()).toEqual(['MediaPlayerState STOP', 'StreamingStop']);
    telling.goOn();
    expect(told()).toEqual([]);
    stream.set({ isPaused: false });
    expect(told()).toEqual(['StreamingStart', 'MediaPlayerState PLAY']);
  });
});
