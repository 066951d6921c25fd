import { describe, expect, it } from 'vitest';
import type { OutgoingEvent } from '@tv/realtime';
import type { StreamState } from '../engine/playbackEngine.ts';
import { createStreamStore } from '../engine/state/streamStore.ts';
import { reportStreaming } from './reportStreaming.ts';

const streaming = { assetId: 'isfront', streamingSessionId: 's-1' };
const url = 'http://media/isfront.mpd';
const playing = { phase: 'ready', isPaused: false } as const;

function startReporting(initial: Partial<StreamState> = {}, channelId?: string) {
  const stream = createStreamStore({ phase: 'loading', manifestUrl: url, ...initial });
  const emitted: OutgoingEvent[] = [];
  const reports = reportStreaming({
    stream,
    streaming,
    channelId,
    emit: (event) => void emitted.push(event),
  });
  const formatEvents = () =>
    emitted.map(({ name, payload }) => ('state' in payload ? `${name} ${payload.state}` : name)).splice(0);
  return {
    stream,
    reports,
    /** Events emitted since the last call. */
    emitted: () => {
      const all = formatEvents();
      emitted.length = 0;
      return all;
    },
    last: () => emitted.at(-1),
  };
}

describe('reportStreaming', () => {
  it('SOCK-04 SOCK-06 SOCK-07 reports the start at the first frame, not before, with its content', () => {
    const { stream, emitted, last } = startReporting();
    stream.set({ phase: 'ready', isPaused: true });
    expect(emitted()).toEqual([]);
    stream.set(playing);
    expect(last()).toEqual({
      name: 'MediaPlayerState',
      payload: { url, state: 'PLAY', channel_id: undefined, positionDateTime: undefined },
    });
    expect(emitted()).toEqual(['StreamingStart', 'MediaPlayerState PLAY']);
  });

  it('SOCK-06 reports the channel and the instant of the frame', () => {
    const { stream, last } = startReporting(
      { absolutePosition: Date.parse('2026-11-20T19:15:00Z') },
      'nordlys',
    );
    stream.set(playing);
    expect(last()).toEqual({
      name: 'MediaPlayerState',
      payload: { url, state: 'PLAY', channel_id: 'nordlys', positionDateTime: '2026-11-20T19:15:00.000Z' },
    });
  });

  it('SOCK-07 reports pauses, resumes and seeks', () => {
    const { stream, emitted } = startReporting(playing);
    emitted();
    stream.set({ isPaused: true });
    stream.set({ isPaused: false });
    stream.set({ isSeeking: true });
    stream.set({ isSeeking: false });
    expect(emitted()).toEqual([
      'MediaPlayerState STOP',
      'MediaPlayerState PLAY',
      'MediaPlayerState SETPOSITION',
    ]);
  });

  it('SOCK-07 reports no seek before the start', () => {
    const { stream, emitted } = startReporting({ phase: 'ready', isPaused: true });
    stream.set({ isSeeking: true });
    stream.set({ isSeeking: false });
    expect(emitted()).toEqual([]);
  });

  it.each([
    ['at its end', { phase: 'ended' }],
    ['when it fails', { phase: 'failed' }],
  ] as const)('SOCK-05 reports a stop %s, and a start when it continues', (_when, change) => {
    const { stream, emitted } = startReporting(playing);
    emitted();
    stream.set(change);
    expect(emitted()).toEqual(['MediaPlayerState STOP', 'StreamingStop']);
    stream.set(playing);
    expect(emitted()).toEqual(['StreamingStart', 'MediaPlayerState PLAY']);
  });

  it('SOCK-05 reports a stop on page hide, and a start when playback continues after a return', () => {
    const { stream, reports, emitted } = startReporting(playing);
    emitted();
    reports.handlePageHide();
    expect(emitted()).toEqual(['MediaPlayerState STOP', 'StreamingStop']);
    reports.handlePageHide();
    expect(emitted()).toEqual([]);
    stream.set({ position: 1 });
    expect(emitted()).toEqual(['StreamingStart', 'MediaPlayerState PLAY']);
  });

  it('SOCK-05 reports one stop when the session ends, also while paused', () => {
    const { stream, reports, emitted } = startReporting(playing);
    stream.set({ isPaused: true });
    emitted();
    reports.end();
    expect(emitted()).toEqual(['StreamingStop']);
    stream.set({ isPaused: false });
    expect(emitted()).toEqual([]);
  });

  it('SOCK-04 SOCK-06 reports the stream again after a reconnect', () => {
    const { stream, reports, emitted } = startReporting();
    reports.resend();
    expect(emitted()).toEqual([]);
    stream.set(playing);
    emitted();
    reports.resend();
    expect(emitted()).toEqual(['StreamingStart', 'MediaPlayerState PLAY']);
    stream.set({ isPaused: true });
    emitted();
    reports.resend();
    expect(emitted()).toEqual(['StreamingStart', 'MediaPlayerState STOP']);
    reports.suspend();
    emitted();
    reports.resend();
    expect(emitted()).toEqual([]);
  });

  it('reports nothing for a stream that never started', () => {
    const { reports, emitted } = startReporting();
    reports.end();
    expect(emitted()).toEqual([]);
  });

  it('SOCK-05 reports a stop after a kick, and nothing more until resumed', () => {
    const { stream, reports, emitted } = startReporting(playing);
    emitted();
    reports.suspend();
    // The element reports its pause later and plays until then.
    stream.set({ position: 1 });
    stream.set({ isPaused: true });
    expect(emitted()).toEqual(['MediaPlayerState STOP', 'StreamingStop']);
    reports.resume();
    expect(emitted()).toEqual([]);
    stream.set({ isPaused: false });
    expect(emitted()).toEqual(['StreamingStart', 'MediaPlayerState PLAY']);
  });
});
