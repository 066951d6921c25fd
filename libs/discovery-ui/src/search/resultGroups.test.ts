import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Card, SearchResult } from '@tv/api-client';
import { parseSearchResult, parsed, searchFixture } from '@tv/api-client/fixtures';
import { hitsText, resultGroups, type ResultType } from './resultGroups.ts';

const { groups } = parsed(parseSearchResult, searchFixture);
const [film] = groups.flatMap(({ items }) => items);
if (!film) throw new Error('The fixture has no hits');

const card = (title: string): Card => ({ ...film, title });
const group = (type: ResultType, ...titles: string[]): SearchResult['groups'][number] => ({
  type,
  items: titles.map(card),
});
const groupTitles = (question: string, ...all: SearchResult['groups']) =>
  resultGroups({ groups: all }, question).map(({ name, cards }) => [name, cards.map(({ title }) => title)]);

describe('SEARCH-01 resultGroups', () => {
  it('groups results by type, with the server’s name or a default name', () => {
    expect(resultGroups({ groups }, 'is').map(({ name, offset }) => [name, offset])).toEqual([
      ['Filmer', 0],
      ['Serier', 2],
    ]);
    expect(groupTitles('is', group('channels', 'Isfjell'))).toEqual([['Kanaler', ['Isfjell']]]);
    const blank = { ...group('kids', 'Isbjørn'), title: ' ' };
    expect(groupTitles('is', blank)).toEqual([['Barn', ['Isbjørn']]]);
  });

  it('puts the group with the most relevant first hit first, and otherwise keeps the server’s order', () => {
    const word = group('programs', 'Under isen');
    const beginning = group('series', 'Isfront', 'Is');
    const same = group('channels', 'IS');
    const other = group('movies', 'Siste ferje');
    const names = (...all: SearchResult['groups']) => groupTitles('is', ...all).map(([name]) => name);
    expect(names(other, word, beginning, same)).toEqual(['Kanaler', 'Serier', 'Programmer', 'Filmer']);
    expect(groupTitles('is', beginning)).toEqual([['Serier', ['Isfront', 'Is']]]);
  });

  it('merges groups of the same type and drops empty ones', () => {
    expect(groupTitles('is', group('kids', 'Isbjørn'), group('movies'), group('kids', 'Iskrem'))).toEqual([
      ['Barn', ['Isbjørn', 'Iskrem']],
    ]);
  });

  it('keeps all results of any response, and each group knows its offset', () => {
    const types = ['movies', 'series', 'programs', 'channels', 'kids'] as const;
    const some = fc.record({
      type: fc.constantFrom(...types),
      items: fc.array(fc.constantFrom('Is', 'Isfront', 'Under isen', 'Ferje').map(card), { maxLength: 3 }),
    });
    fc.assert(
      fc.property(fc.array(some, { maxLength: 9 }), (all) => {
        const result = resultGroups({ groups: all }, 'is');
        const sum = all.reduce((count, { items }) => count + items.length, 0);
        let before = 0;
        for (const one of result) {
          expect(one.offset).toBe(before);
          before += one.cards.length;
        }
        expect(before).toBe(sum);
        expect(new Set(result.map(({ type }) => type)).size).toBe(result.length);
      }),
    );
  });

  it('the number of results is formatted as text', () => {
    expect(hitsText(resultGroups({ groups }, 'is'), 'is')).toBe('3 treff på «is»');
    expect(hitsText([], 'zzz')).toBe('Ingen treff på «zzz»');
  });
});
