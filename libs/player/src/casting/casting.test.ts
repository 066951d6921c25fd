import { describe, expect, it } from 'vitest';
import type { TitleDetails } from '@tv/api-client';
import { idleStream } from '../engine/state/streamStore.ts';
import type { PlayerPreference } from '../preference/playerPreference.ts';
import { openPlayable } from '../session/playbackState.ts';
import { getStartAfterCast, getPreferenceAfterCast } from './transferFromCast.ts';
import { createCastSource } from './transferToCast.ts';

const film: TitleDetails = {
  id: 'isfront',
  name: 'Isfront',
  progress: { percent: 25, seconds: 1605 },
  creditsStartTime: 6180,
  links: {},
};
const channel: TitleDetails = { id: 'nordlys', name: 'Nordlys', links: {} };
const opened = (title: TitleDetails) =>
  openPlayable(title, { sessionId: 'viewing-1', isBingeWatching: false });

const preference: PlayerPreference = {
  volume: 0.8,
  isMuted: false,
  audio: { language: 'en', purpose: 'description', name: 'AD' },
  text: undefined,
  playbackRate: 1,
  quality: 'auto',
};

const track = (id: string, language: string) => ({ id, language, purpose: 'main' as const, label: language });
const playing = {
  ...idleStream,
  phase: 'ready' as const,
  position: 1700.5,
  audioTracks: [track('a1', 'nb'), track('a2', 'en')],
  textTracks: [track('t1', 'nb')],
  currentAudioTrack: 'a2',
  currentTextTrack: 't1',
};

describe('createCastSource', () => {
  it('CAST-02 CAST-20 sends the title at the local position, with the current languages', () => {
    expect(createCastSource(opened(film), { isLive: false, stream: playing, preference })).toEqual({
      assetId: 'isfront',
      isLinear: false,
      currentTime: 1700.5,
      streamingSessionId: 'viewing-1',
      audioLang: 'en',
      textLang: 'nb',
    });
  });

  it.each([undefined, idleStream, { ...idleStream, phase: 'failed' as const, position: 12 }])(
    'CAST-02 sends the title at its start position if nothing has played locally',
    (stream) => {
      expect(createCastSource(opened(film), { isLive: false, stream, preference })).toMatchObject({
        currentTime: 1605,
        audioLang: 'en',
        textLang: undefined,
      });
    },
  );

  it.each([
    [false, 1_795_000_000_000, 1_795_000_000],
    [true, 1_795_000_000_000, 0],
    [false, undefined, 0],
  ])(
    'CAST-20 sends a channel at its instant, or at the live edge',
    (isAtLiveEdge, absolutePosition, currentTime) => {
      const stream = { ...playing, isAtLiveEdge, absolutePosition };
      expect(createCastSource(opened(channel), { isLive: true, stream, preference })).toMatchObject({
        isLinear: true,
        currentTime,
      });
    },
  );
});

describe('playback after casting', () => {
  it('resumes at the position of the receiver', () => {
    expect(getStartAfterCast({ isLinear: false, currentTime: 0 })).toEqual({ startAt: 0 });
    expect(getStartAfterCast({ isLinear: false, currentTime: 900 })).toEqual({ startAt: 900 });
    expect(getStartAfterCast({ isLinear: true, currentTime: 1_795_000_000 })).toEqual({
      startAt: undefined,
      startAtInstant: 1_795_000_000_000,
    });
    expect(getStartAfterCast({ isLinear: true, currentTime: 0 })).toEqual({
      startAt: undefined,
      startAtInstant: undefined,
    });
  });

  it('keeps the languages of the receiver, in the detail that the user chose', () => {
    expect(getPreferenceAfterCast({ audioLanguage: 'en', textLanguage: 'nb' }, preference)).toEqual({
      ...preference,
      text: { language: 'nb', purpose: 'main' },
    });
    expect(
      getPreferenceAfterCast({ audioLanguage: 'nb', textLanguage: undefined }, preference),
    ).toMatchObject({
      audio: { language: 'nb', purpose: 'main' },
      text: undefined,
    });
    expect(
      getPreferenceAfterCast({ audioLanguage: undefined, textLanguage: undefined }, preference).audio,
    ).toBe(preference.audio);
  });
});
