import { describe, expect, it } from 'vitest';
import { distinctTracks, languageName } from './trackChoice.ts';

const track = (language: string, roles: string[] = [], label: string | null = null) => ({
  language,
  roles,
  label,
});

describe('tracks', () => {
  it('are shown once each, however many qualities they come in', () => {
    expect(distinctTracks([track('nb'), track('nb'), track('en')]).map(({ label }) => label)).toEqual([
      'Norsk',
      'Engelsk',
    ]);
  });

  it('are told apart by what they are for', () => {
    const tracks = distinctTracks([
      track('nb', ['main']),
      track('nb', ['description']),
      track('nb', ['caption']),
    ]);
    expect(tracks.map(({ label }) => label)).toEqual([
      'Norsk',
      'Norsk (synstolket)',
      'Norsk (for hørselshemmede)',
    ]);
    expect(new Set(tracks.map(({ id }) => id)).size).toBe(3);
  });

  it.each([
    ['nb', 'Norsk'],
    ['no', 'Norsk'],
    ['nb-NO', 'Norsk'],
    ['nn', 'Nynorsk'],
    ['sv', 'Svensk'],
    ['se', 'Nordsamisk'],
    ['und', 'Ukjent'],
    ['not a language', 'not a language'],
  ])('%s is %s', (language, name) => {
    expect(languageName(language)).toBe(name);
  });
});
