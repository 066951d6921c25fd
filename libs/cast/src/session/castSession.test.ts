import { describe, expect, it } from 'vitest';
import { initialCastSession, isConnected, isCasting } from './castSession.ts';
import { isPlaying, PLAYER_STATES, readPlayerState, readSessionState, SESSION_STATES } from './castState.ts';

describe('a cast session', () => {
  it('CAST-15 the initial state has all fields', () => {
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

  it('CAST-16 a cast session is connected when started or resumed, and at no other time', () => {
    expect(SESSION_STATES.filter(isConnected)).toEqual(['SESSION_STARTED', 'SESSION_RESUMED']);
  });

  it('a session counts as casting until it has ended', () => {
    expect(SESSION_STATES.filter(isCasting)).toEqual([
      'SESSION_STARTED',
      'SESSION_ENDING',
      'SESSION_RESUMED',
    ]);
  });

  it.each([undefined, null, 'BUSY', 3])('a cast session is NO_SESSION and IDLE for %j', (value) => {
    expect(readSessionState(value)).toBe('NO_SESSION');
    expect(readPlayerState(value)).toBe('IDLE');
  });

  it('CAST-18 a cast session is playing while PLAYING, and while buffering without a pause', () => {
    expect(PLAYER_STATES.filter((state) => isPlaying(state, false))).toEqual(['PLAYING', 'BUFFERING']);
    expect(PLAYER_STATES.filter((state) => isPlaying(state, true))).toEqual(['PLAYING']);
  });
});
