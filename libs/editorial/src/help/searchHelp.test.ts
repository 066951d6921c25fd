import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HelpEntry } from '../page/editorialPage.ts';
import { searchHelp } from './searchHelp.ts';

const entries: readonly HelpEntry[] = [
  {
    path: '/hjelp',
    title: 'Hjelp',
    summary: 'Svar på det meste.',
    questions: [
      { id: 'passord', title: 'Hvordan bytter jeg passord?' },
      { id: 'okt-pris', title: 'Hvorfor har prisen økt?' },
    ],
  },
  {
    path: '/hjelp/viaplay',
    title: 'Viaplay',
    summary: 'Koble til kontoen din.',
    questions: [
      { id: 'aktivere', title: 'Hvordan aktiverer jeg Viaplay?' },
      { id: 'kode', title: 'Hvor finner jeg koden?' },
    ],
  },
];

const targets = (query: string) => searchHelp(entries, query).map(({ to }) => to);

describe('help search', () => {
  it.each([
    ['passord', ['/hjelp#passord']],
    ['PASS', ['/hjelp#passord']],
    ['  hvordan   passord?', ['/hjelp#passord']],
    ['økt', ['/hjelp#okt-pris']],
    ['koden viaplay', ['/hjelp/viaplay#kode']],
    ['viaplay', ['/hjelp/viaplay', '/hjelp/viaplay#aktivere']],
    ['sord', []],
    ['passord viaplay', []],
    ['', []],
    ['v', []],
    ['?!', []],
  ])('%j finds %j', (query, found) => {
    expect(targets(query)).toEqual(found);
  });

  it('names the page of a question', () => {
    expect(searchHelp(entries, 'koden')).toEqual([
      { to: '/hjelp/viaplay#kode', title: 'Hvor finner jeg koden?', pageTitle: 'Viaplay' },
    ]);
  });

  it('finds every question by its title, and never more than eight hits', () => {
    const title = fc.stringMatching(/^[a-zæøå]{2,8}( [a-zæøå]{2,8}){0,3}$/);
    const page = fc.record({
      path: fc.stringMatching(/^\/[a-z]{1,6}$/),
      title,
      summary: title,
      questions: fc.array(fc.record({ id: fc.stringMatching(/^[a-z]{1,6}$/), title }), { maxLength: 4 }),
    });
    fc.assert(
      fc.property(fc.array(page, { minLength: 1, maxLength: 6 }), fc.string(), (pages, anything) => {
        expect(searchHelp(pages, anything).length).toBeLessThanOrEqual(8);
        const [first] = pages.flatMap(({ questions }) => questions);
        if (first === undefined) return;
        const hits = searchHelp(pages, first.title);
        const isThere = hits.some((hit) => hit.title === first.title);
        expect(isThere || hits.length === 8).toBe(true);
      }),
    );
  });
});
