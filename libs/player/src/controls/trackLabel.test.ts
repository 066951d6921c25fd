import { describe, expect, it } from 'vitest';
import { languageName, trackLabel } from './trackLabel.ts';

describe('the name of a track', () => {
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

  it.each([
    ['main', 'Norsk'],
    ['description', 'Norsk (synstolket)'],
    ['caption', 'Norsk (for hørselshemmede)'],
  ] as const)('says that it is for %s', (purpose, label) => {
    expect(trackLabel({ language: 'nb', purpose })).toBe(label);
  });
});
