import { describe, expect, it } from 'vitest';
import { eventReceived } from '../event/incomingEvent.ts';
import { emitEvent } from '../event/outgoingEvent.ts';
import {
  kickCleared,
  connectionOpened,
  selectConnectionCount,
  selectStreaming,
  selectStreamingKick,
  streamingSlice,
} from './streamingSlice.ts';

const film = { assetId: 'isfront', streamingSessionId: 's-1' };
const start = emitEvent({ name: 'StreamingStart', payload: film });
const stop = emitEvent({ name: 'StreamingStop', payload: film });
const kick = (reason?: string) => eventReceived({ name: 'StreamingKick', reason });

const after = (...actions: readonly Parameters<typeof streamingSlice.reducer>[1][]) =>
  actions.reduce(streamingSlice.reducer, streamingSlice.getInitialState());

describe('streamingSlice', () => {
  it('SOCK-10 a kick is hidden and empty at first, then shows the text of the server', () => {
    expect(after().kick).toEqual({ show: false, text: '' });
    expect(after(start, kick('For mange skjermer ')).kick).toEqual({
      show: true,
      text: 'For mange skjermer',
    });
    expect(after(start, kick()).kick).toEqual({ show: true, text: '' });
  });

  it('SOCK-12 clearing a kick removes its text', () => {
    expect(after(start, kick('For mange skjermer'), kickCleared()).kick).toEqual({ show: false, text: '' });
  });

  it('a kick survives the stop of the stream, and may come before its start', () => {
    expect(after(start, kick('Au'), stop)).toMatchObject({
      current: undefined,
      kick: { show: true, text: 'Au' },
    });
    expect(after(kick('Au')).kick).toEqual({ show: true, text: 'Au' });
  });

  it('counts connections', () => {
    expect(selectConnectionCount({ streaming: after(connectionOpened(), start, connectionOpened()) })).toBe(
      2,
    );
  });

  it('selectors return the initial state before the slice is injected', () => {
    expect(selectStreaming({})).toBeUndefined();
    expect(selectConnectionCount({})).toBe(0);
    expect(selectStreamingKick({})).toEqual({ show: false, text: '' });
    const state = { streaming: after(start, kick('Au')) };
    expect(selectStreaming(state)).toEqual(film);
    expect(selectStreamingKick(state)).toEqual({ show: true, text: 'Au' });
  });

  it('holds the current stream from its start to its stop', () => {
    expect(after(start).current).toEqual(film);
    const moved = { url: 'http://media/isfront.mpd', state: 'PLAY' } as const;
    expect(after(start, emitEvent({ name: 'MediaPlayerState', payload: moved })).current).toEqual(film);
    expect(after(start, eventReceived({ name: 'ForcedLogout' })).current).toEqual(film);
    expect(after(start, stop).current).toBeUndefined();
  });
});
