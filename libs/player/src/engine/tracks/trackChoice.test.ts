import { describe, expect, it } from 'vitest';
import { findClosestTrack, distinctTracks, getTrackId } from './trackChoice.ts';

const track = (language: string, roles: string[] = [], label: string | null = null) => ({
  language,
  roles,
  label,
});

describe('tracks', () => {
  it('lists each track once, regardless of its qualities', () => {
    expect(distinctTracks([track('nb'), track('nb'), track('en')]).map(({ language }) => language)).toEqual([
      'nb',
      'en',
    ]);
  });

  it('distinguishes tracks by purpose', () => {
    const tracks = distinctTracks([
      track('nb', ['main']),
      track('nb', ['description']),
      track('nb', ['caption']),
    ]);
    expect(tracks.map(({ purpose }) => purpose)).toEqual(['main', 'description', 'caption']);
    expect(new Set(tracks.map(({ id }) => id)).size).toBe(3);
  });
});

describe('track purpose', () => {
  const signalled = (how: Partial<Parameters<typeof distinctTracks>[0][number]>) =>
    distinctTracks([{ ...track('nb', ['main']), ...how }])[0]?.purpose;

  it.each([
    ['DVB AudioPurposeCS 1', { accessibilityPurpose: 'visually impaired' }, 'description'],
    ['DVB AudioPurposeCS 2', { accessibilityPurpose: 'hard of hearing' }, 'caption'],
    ['DVB AudioPurposeCS 9', { accessibilityPurpose: 'spoken subtitles' }, 'spokenSubtitles'],
    ['the DASH role description beside main', { roles: ['main', 'description'] }, 'description'],
    ['the DASH role for clear speech', { roles: ['enhanced-audio-intelligibility'] }, 'caption'],
    ['HLS describes-video', { roles: ['public.accessibility.describes-video'] }, 'description'],
    [
      'HLS transcribes-spoken-dialog',
      { roles: ['public.accessibility.transcribes-spoken-dialog'] },
      'caption',
    ],
    [
      'HLS describes-music-and-sound',
      { roles: ['public.accessibility.describes-music-and-sound'] },
      'caption',
    ],
    ['the label Norsk synstolket', { label: 'Norsk synstolket' }, 'description'],
    ['the label Norsk (AD)', { label: 'Norsk (AD)' }, 'description'],
    ['the label Norsk for hørselshemmede', { label: 'Norsk for hørselshemmede' }, 'caption'],
    ['the label English [CC]', { label: 'English [CC]' }, 'caption'],
    ['a label about something else', { label: 'Radio Accent' }, 'main'],
  ])('the purpose of a track is read from %s', (_how, how, purpose) => {
    expect(signalled(how)).toBe(purpose);
  });

  it('distinguishes tracks with the same language, role and label', () => {
    const same = track('nb', ['main'], 'Norsk');
    const tracks = [
      { ...same, channelsCount: 2 },
      { ...same, channelsCount: 6 },
      { ...same, channelsCount: 2, accessibilityPurpose: 'visually impaired' },
      { ...same, channelsCount: 2, accessibilityPurpose: 'hard of hearing' },
    ];
    const distinct = distinctTracks(tracks);
    expect(distinct.map(({ purpose, channels }) => [purpose, channels])).toEqual([
      ['main', undefined],
      ['main', 6],
      ['description', undefined],
      ['caption', undefined],
    ]);
    expect(distinct.map(({ id }) => tracks.findIndex((one) => getTrackId(one) === id))).toEqual([0, 1, 2, 3]);
  });
});

describe('findClosestTrack', () => {
  const chosen = (language: string, purpose: 'main' | 'description' | 'caption' = 'main', name?: string) =>
    ({ language, purpose, name }) as const;

  it('findClosestTrack prefers the same purpose, in any position', () => {
    const tracks = [track('en'), track('nb', ['subtitle']), track('nb', ['caption'])];
    expect(findClosestTrack(tracks, chosen('nb', 'caption'))).toBe(tracks[2]);
    expect(findClosestTrack(tracks, chosen('nb'))).toBe(tracks[1]);
    expect(findClosestTrack([...tracks].reverse(), chosen('nb'))).toBe(tracks[1]);
  });

  it('falls back to another track of the language', () => {
    const tracks = [track('en', ['description']), track('nb')];
    expect(findClosestTrack(tracks, chosen('nb', 'description'))).toBe(tracks[1]);
    expect(findClosestTrack(tracks, chosen('sv', 'description'))).toBeUndefined();
    expect(findClosestTrack(tracks, undefined)).toBeUndefined();
  });

  it('distinguishes tracks of the same purpose by name', () => {
    const tracks = [track('nb', [], 'Studio'), track('nb', [], 'Stadion')];
    expect(findClosestTrack(tracks, chosen('nb', 'main', 'Stadion'))).toBe(tracks[1]);
    expect(findClosestTrack(tracks, chosen('nb', 'main', 'Annet'))).toBe(tracks[0]);
  });

  it('keeps 5.1 or stereo if the title has both', () => {
    const [stereo, surround] = [
      { ...track('nb'), channelsCount: 2 },
      { ...track('nb'), channelsCount: 6 },
    ];
    expect(findClosestTrack([stereo, surround], { ...chosen('nb'), channels: 6 })).toBe(surround);
    expect(findClosestTrack([surround, stereo], chosen('nb'))).toBe(stereo);
    expect(findClosestTrack([stereo], { ...chosen('nb'), channels: 6 })).toBe(stereo);
  });

  it('keeps audio description however the title signals it', () => {
    const tracks = [
      track('nb', ['main']),
      { ...track('nb', ['main']), accessibilityPurpose: 'visually impaired' },
    ];
    expect(findClosestTrack(tracks, chosen('nb', 'description'))).toBe(tracks[1]);
    const hls = [track('nb'), track('nb', ['public.accessibility.describes-video'], 'Norsk 2')];
    expect(findClosestTrack(hls, chosen('nb', 'description'))).toBe(hls[1]);
  });

  it.each([
    ['nb', 'no'],
    ['no', 'nb'],
    ['nb', 'nob'],
    ['nb', 'nb-NO'],
    ['en-GB', 'eng'],
    ['not a language', 'Not a language'],
  ])('findClosestTrack finds %s when it is spelled %s', (language, written) => {
    const tracks = [track('nn'), track(written)];
    expect(findClosestTrack(tracks, chosen(language))).toBe(tracks[1]);
  });
});
