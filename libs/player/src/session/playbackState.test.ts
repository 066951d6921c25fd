import { expect, it } from 'vitest';
import { initialPlaybackState, openPlayable } from './playbackState.ts';

it('PLAY-07 the initial state requests no playback, on a desktop, without a session id', () => {
  expect(initialPlaybackState).toEqual({
    autoPlayRequested: false,
    streamingDevice: 'desktop',
    isBingeWatching: false,
    sessionId: undefined,
    playable: undefined,
  });
});

it('PLAY-07 opening a title starts a playback session with its own id', () => {
  expect(openPlayable('isfront', { sessionId: 's-1', isBingeWatching: false })).toEqual({
    autoPlayRequested: true,
    streamingDevice: 'desktop',
    isBingeWatching: false,
    sessionId: 's-1',
    playable: 'isfront',
  });
});

it('PLAY-07 a cast title has the device chromecast, and a title that returned paused stays paused', () => {
  const how = { sessionId: 's-1', isBingeWatching: false };
  expect(openPlayable('isfront', { ...how, streamingDevice: 'chromecast' })).toMatchObject({
    streamingDevice: 'chromecast',
    autoPlayRequested: true,
  });
  expect(openPlayable('isfront', { ...how, autoPlayRequested: false }).autoPlayRequested).toBe(false);
});
