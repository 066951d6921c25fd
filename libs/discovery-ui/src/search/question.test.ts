import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answers, LONGEST, questionOf } from './question.ts';

describe('SEARCH-01 what is searched for', () => {
  it.each([
    ['is', 'is'],
    ['  is fjell ', 'is fjell'],
    ['😀😀', '😀😀'],
  ])('%j asks %j', (text, question) => expect(questionOf(text)).toBe(question));

  it.each(['', ' ', 'i', ' i ', '😀'])('%j is too short to ask', (text) =>
    expect(questionOf(text)).toBeUndefined(),
  );

  it('never has blanks around it, is never too short or too long, and asked again is the same', () => {
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

describe('SEARCH-01 an answer', () => {
  it.each([
    [{ query: 'is' }, 'is', true],
    [{ query: 'IS  Fjell' }, 'is fjell', true],
    [{}, 'is', true],
    [{ query: 'isf' }, 'is', false],
    [{ query: '' }, 'is', false],
  ])('%j to %j is one for it: %s', (answer, question, isFor) =>
    expect(answers(answer, question)).toBe(isFor),
  );
});
