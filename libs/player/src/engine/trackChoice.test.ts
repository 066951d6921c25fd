import { describe, expect, it } from 'vitest';
import { closestTrack, distinctTracks } from './trackChoice.ts';

const track = (language: string, roles: string[] = [], label: string | null = null) => ({
  language,
  roles,
  label,
});

describe('tracks', () => {
  it('are shown once each, however many qualities they come in', () => {
    expect(distinctTracks([track('nb'), track('nb'), track('en')]).map(({ language }) => language)).toEqual([
      'nb',
      'en',
    ]);
  });

  it('are told apart by what they are for', () => {
    const tracks = distinctTracks([
      track('nb', ['main']),
      track('nb', ['description']),
      track('nb', ['caption']),
    ]);
    expect(tracks.map(({ purpose }) => purpose)).toEqual(['main', 'description', 'caption']);
    expect(new Set(tracks.map(({ id }) => id)).size).toBe(3);
  });
});

describe('the choice of another title', () => {
  const chosen = (language: string, purpose: 'main' | 'description' | 'caption' = 'main', name?: string) =>
    ({ language, purpose, name }) as const;

  it('goes by what the track is for, wherever it stands', () => {
    const tracks = [track('en'), track('nb', ['subtitle']), track('nb', ['caption'])];
    expect(closestTrack(tracks, chosen('nb', 'caption'))).toBe(tracks[2]);
    expect(closestTrack(tracks, chosen('nb'))).toBe(tracks[1]);
    expect(closestTrack([...tracks].reverse(), chosen('nb'))).toBe(tracks[1]);
  });

  it('takes another of the language where there is none for that', () => {
    const tracks = [track('en', ['description']), track('nb')];
    expect(closestTrack(tracks, chosen('nb', 'description'))).toBe(tracks[1]);
    expect(closestTrack(tracks, chosen('sv', 'description'))).toBeUndefined();
    expect(closestTrack(tracks, undefined)).toBeUndefined();
  });

  it('tells two of a kind apart by their names', () => {
    const tracks = [track('nb', [], 'Studio'), track('nb', [], 'Stadion')];
    expect(closestTrack(tracks, chosen('nb', 'main', 'Stadion'))).toBe(tracks[1]);
    expect(closestTrack(tracks, chosen('nb', 'main', 'Annet'))).toBe(tracks[0]);
  });

  it.each([
    ['nb', 'no'],
    ['no', 'nb'],
    ['nb', 'nob'],
    ['nb', 'nb-NO'],
    ['en-GB', 'eng'],
    ['not a language', 'Not a language'],
  ])('%s is found where it is written %s', (language, written) => {
    const tracks = [track('nn'), track(written)];
    expect(closestTrack(tracks, chosen(language))).toBe(tracks[1]);
  });
});
