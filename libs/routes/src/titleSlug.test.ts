import { describe, expect, test } from 'vitest';
import { titleSlug } from './titleSlug.ts';

describe('the title in a link', () => {
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
  ])('CARD-35 %s loses its leading season and episode', (title, slug) => expect(titleSlug(title)).toBe(slug));

  test.each([
    ['Navn S1:E2', 'Navn-S1E2'],
    ['E2E test', 'E2E-test'],
    ['S1mple', 'S1mple'],
    ['Episode', 'Episode'],
    ['Sesongen', 'Sesongen'],
    ['S1:E2', 'S1E2'],
  ])('CARD-35 %s keeps what only looks alike, stands elsewhere, or is all there is', (title, slug) =>
    expect(titleSlug(title)).toBe(slug),
  );

  test.each([
    ['a b', 'a-b'],
    ['  En  lang\ttittel ', 'En-lang-tittel'],
  ])('CARD-36 %j has hyphens for spaces', (title, slug) => expect(titleSlug(title)).toBe(slug));

  test.each([
    ['a.b:c"d', 'abcd'],
    ["Ola's «store» dag", 'Olas-store-dag'],
    ['Dr. Who: “Now”', 'Dr-Who-Now'],
  ])('CARD-37 %s loses dots, colons and quotes', (title, slug) => expect(titleSlug(title)).toBe(slug));
});
