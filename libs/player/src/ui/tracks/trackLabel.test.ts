import { describe, expect, it } from 'vitest';
import { languageName, trackLabel, trackLabels } from './trackLabel.ts';

describe('track labels', () => {
  it.each([
    ['nb', 'Norsk'],
    ['no', 'Norsk'],
    ['nb-NO', 'Norsk'],
    ['nn', 'Nynorsk'],
    ['sv', 'Svensk'],
    ['se', 'Nordsamisk'],
    ['und', 'Ukjent'],
    ['not a language', 'not a language'],
  ])('the language name of %s is %s', (language, name) => {
    expect(languageName(language)).toBe(name);
  });

  it.each([
    ['main', 'Norsk'],
    ['description', 'Norsk (synstolket)'],
    ['caption', 'Norsk (for hørselshemmede)'],
    ['spokenSubtitles', 'Norsk (lydtekst)'],
  ] as const)('a track with the purpose %s is labelled', (purpose, label) => {
    expect(trackLabel({ language: 'nb', purpose })).toBe(label);
  });

  it.each([
    [6, 'Norsk 5.1'],
    [8, 'Norsk 7.1'],
    [4, 'Norsk 4 kanaler'],
  ])('a track with %d audio channels is labelled', (channels, label) => {
    expect(trackLabel({ language: 'nb', purpose: 'main', channels })).toBe(label);
  });

  it('duplicate labels get the stream’s track name', () => {
    const main = { language: 'nb', purpose: 'main' } as const;
    expect(
      trackLabels([
        { ...main, name: 'Norsk' },
        { ...main, name: 'Stadion' },
        { ...main, purpose: 'description', name: 'Norsk' },
      ]),
    ).toEqual(['Norsk', 'Norsk – Stadion', 'Norsk (synstolket)']);
  });
});
