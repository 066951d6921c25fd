import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatDuration, formatElapsedTime, toIsoDuration } from './formatDuration.ts';

describe('formatDuration', () => {
  test.each([
    [0, '0 min'],
    [10, '1 min'],
    [45 * 60, '45 min'],
    [59.6 * 60, '1 t'],
    [2 * 3600, '2 t'],
    [5520, '1 t 32 min'],
    [-5, '0 min'],
    [Number.NaN, '0 min'],
  ])('%d seconds are %s', (seconds, text) => expect(formatDuration(seconds)).toBe(text));
});

describe('formatElapsedTime', () => {
  test.each([
    [0, '0:00'],
    [9.9, '0:09'],
    [75, '1:15'],
    [3600, '1:00:00'],
    [5527, '1:32:07'],
    [36_000, '10:00:00'],
    [-75, '−1:15'],
    [-0.4, '0:00'],
    [Number.POSITIVE_INFINITY, '0:00'],
  ])('%d seconds show as %s', (seconds, text) => expect(formatElapsedTime(seconds)).toBe(text));

  test('formatElapsedTime contains exactly the whole seconds of its input', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 500_000 }), (seconds) => {
        const parts = formatElapsedTime(seconds).split(':').map(Number);
        expect(parts.reduce((sum, part) => sum * 60 + part, 0)).toBe(seconds);
      }),
    );
  });
});

describe('toIsoDuration', () => {
  test.each([
    [0, 'PT0H0M0S'],
    [5527.4, 'PT1H32M7S'],
    [59.5, 'PT0H1M0S'],
    [-1, undefined],
    [Number.NaN, undefined],
    [1e308, undefined],
  ])('%d seconds are %s', (seconds, text) => expect(toIsoDuration(seconds)).toBe(text));
});
