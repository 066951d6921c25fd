import { describe, expect, it } from 'vitest';
import {
  initialCastSession,
  isConnected,
  isOnTelevision,
  isPlaying,
  PLAYER_STATES,
  readPlayerState,
  readSessionState,
  SESSION_STATES,
} from './castSession.ts';

describe('a cast session', () => {
  it('CAST-15 has all that is kept on casting, before there is any', () => {
    expect(initialCastSession).toMatchObject({
      castState: 'NO_DEVICES_AVAILABLE',
      sessionState: 'NO_SESSION',
      assetId: undefined,
      streamType: undefined,
      isLinear: false,
      currentTime: 0,
      duration: 0,
      streamStart: 0,
      streamEnd: 0,
      playing: false,
      muted: false,
      volume: 1,
      audioLanguages: [],
      textLanguages: [],
      deviceName: undefined,
      error: undefined,
    });
  });

  it('CAST-16 is a connection when it started or was resumed, and at no other time', () => {
    expect(SESSION_STATES.filter(isConnected)).toEqual(['SESSION_STARTED', 'SESSION_RESUMED']);
  });

  it('holds its title until it has ended', () => {
    expect(SESSION_STATES.filter(isOnTelevision)).toEqual([
      'SESSION_STARTED',
      'SESSION_ENDING',
      'SESSION_RESUMED',
    ]);
  });

  it.each([undefined, null, 'BUSY', 3])('is none, and idle, where the library says %j', (value) => {
    expect(readSessionState(value)).toBe('NO_SESSION');
    expect(readPlayerState(value)).toBe('IDLE');
  });

  it('CAST-18 plays while PLAYING, and while it is held up without being paused', () => {
    expect(PLAYER_STATES.filter((state) => isPlaying(state, false))).toEqual(['PLAYING', 'BUFFERING']);
    expect(PLAYER_STATES.filter((state) => isPlaying(state, true))).toEqual(['PLAYING']);
  });
});
