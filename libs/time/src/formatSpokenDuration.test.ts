import { describe, expect, it } from 'vitest';
import { formatSpokenDuration } from './formatSpokenDuration.ts';

describe('formatSpokenDuration', () => {
  it.each([
    [0, '0 sekunder'],
    [1, '1 sekund'],
    [61.9, '1 minutt og 1 sekund'],
    [724, '12 minutter og 4 sekunder'],
    [2700, '45 minutter'],
    [3600, '1 time'],
    [7322, '2 timer, 2 minutter og 2 sekunder'],
    [3605, '1 time og 5 sekunder'],
    [-3, '0 sekunder'],
    [NaN, '0 sekunder'],
  ])('formatSpokenDuration(%d) is "%s"', (seconds, expected) => {
    expect(formatSpokenDuration(seconds)).toBe(expected);
  });
});
