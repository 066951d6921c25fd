import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isResultFor, MAX_QUERY_LENGTH, toSearchQuery } from './toSearchQuery.ts';

describe('SEARCH-01 toSearchQuery', () => {
  it.each([
    ['is', 'is'],
    ['  is fjell ', 'is fjell'],
    ['😀😀', '😀😀'],
  ])('the search text %j becomes %j', (text, question) => expect(toSearchQuery(text)).toBe(question));

  it.each(['', ' ', 'i', ' i ', '😀'])('the search text %j is too short', (text) =>
    expect(toSearchQuery(text)).toBeUndefined(),
  );

  it('toSearchQuery is idempotent, trimmed, and neither too short nor too long', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const question = toSearchQuery(text);
        if (question === undefined) return;
        expect(toSearchQuery(question)).toBe(question);
        expect([...question].length).toBeLessThanOrEqual(MAX_QUERY_LENGTH);
      }),
    );
  });
});

describe('SEARCH-01 isResultFor', () => {
  it.each([
    [{ query: 'is' }, 'is', true],
    [{ query: 'IS  Fjell' }, 'is fjell', true],
    [{}, 'is', true],
    [{ query: 'isf' }, 'is', false],
    [{ query: '' }, 'is', false],
  ])('a result for %j with query %j matches: %s', (answer, question, isFor) =>
    expect(isResultFor(answer, question)).toBe(isFor),
  );
});
