import { describe, expect, test } from 'vitest';
import { titleSlug } from './links.ts';

describe('titleSlug', () => {
  test.each([
    ['S1:E2 Navn', 'Navn'],
    ['S1:E2 - Navn', 'Navn'],
    ['S01:E02: Navn', 'Navn'],
    ['S1 E2 Navn', 'Navn'],
    ['s1e2 Navn', 'Navn'],
    ['Sesong 1 Episode 2 - Navn', 'Navn'],
    ['Sesong 1, episode 2: Navn', 'Navn'],
    ['E2 Navn', 'Navn'],
    ['Episode 2: Navn', 'Navn'],
  ])('CARD-35 removes the leading season and episode from %s', (title, slug) =>
    expect(titleSlug(title)).toBe(slug),
  );

  test.each([
    ['Navn S1:E2', 'Navn-S1E2'],
    ['E2E test', 'E2E-test'],
    ['S1mple', 'S1mple'],
    ['Episode', 'Episode'],
    ['Sesongen', 'Sesongen'],
    ['S1:E2', 'S1E2'],
  ])('CARD-35 keeps %s: only similar, not leading, or the whole title', (title, slug) =>
    expect(titleSlug(title)).toBe(slug),
  );

  test.each([
    ['a b', 'a-b'],
    ['  En  lang\ttittel ', 'En-lang-tittel'],
  ])('CARD-36 replaces spaces by hyphens in %j', (title, slug) => expect(titleSlug(title)).toBe(slug));

  test.each([
    ['a.b:c"d', 'abcd'],
    ["Ola's «store» dag", 'Olas-store-dag'],
    ['Dr. Who: “Now”', 'Dr-Who-Now'],
  ])('CARD-37 removes dots, colons and quotes from %s', (title, slug) => expect(titleSlug(title)).toBe(slug));
});
