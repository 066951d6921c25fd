import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answers, LONGEST, questionOf } from './question.ts';

describe('SEARCH-01 toSearchQuery', () => {
  it.each([
    ['is', 'is'],
    ['  is fjell ', 'is fjell'],
    ['😀😀', '😀😀'],
  ])('%j becomes %j', (text, question) => expect(questionOf(text)).toBe(question));

  it.each(['', ' ', 'i', ' i ', '😀'])('%j is too short', (text) => expect(questionOf(text)).toBeUndefined());

  it('is idempotent, trimmed, and neither too short nor too long', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const question = questionOf(text);
        if (question === undefined) return;
        expect(questionOf(question)).toBe(question);
        expect([...question].length).toBeLessThanOrEqual(LONGEST);
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
    expect(answers(answer, question)).toBe(isFor),
  );
});
