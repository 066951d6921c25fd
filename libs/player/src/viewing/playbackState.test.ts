import { expect, it } from 'vitest';
import { initialPlaybackState, openPlayable } from './playbackState.ts';

it('PLAY-07 before anything is opened nothing is requested, on a desktop, without a session', () => {
  expect(initialPlaybackState).toEqual({
    autoPlayRequested: false,
    streamingDevice: 'desktop',
    isBingeWatching: false,
    sessionId: undefined,
    playable: undefined,
  });
});

it('PLAY-07 opening a title begins a viewing with a session of its own', () => {
  expect(openPlayable('isfront', { sessionId: 's-1', isBingeWatching: false })).toEqual({
    autoPlayRequested: true,
    streamingDevice: 'desktop',
    isBingeWatching: false,
    sessionId: 's-1',
    playable: 'isfront',
  });
});

it('PLAY-07 what is cast plays on a chromecast, and what came back paused waits', () => {
  const how = { sessionId: 's-1', isBingeWatching: false };
  expect(openPlayable('isfront', { ...how, streamingDevice: 'chromecast' })).toMatchObject({
    streamingDevice: 'chromecast',
    autoPlayRequested: true,
  });
  expect(openPlayable('isfront', { ...how, autoPlayRequested: false }).autoPlayRequested).toBe(false);
});
