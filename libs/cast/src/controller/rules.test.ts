import { describe, expect, it } from 'vitest';
import { skipTarget } from './CastTransport.tsx';
import { formatRemaining, formatPosition, formatSpokenPosition } from './castTime.ts';

const intro = {
  interactionPoints: [
    { start: 12, end: 74 },
    { start: 100, end: 104 },
  ],
  offersSkip: false,
};

describe('skipTarget', () => {
  it.each([
    [11.9, undefined],
    [12, 74],
    [21.9, 74],
    [22, undefined],
    [103.9, 104],
    [104, undefined],
  ])('CAST-05 skipping at %d s seeks to %s', (currentTime, target) => {
    expect(skipTarget({ ...intro, currentTime }, true)).toBe(target);
  });

  it('CAST-05 skipping is for internal staff, unless the receiver offers it', () => {
    expect(skipTarget({ ...intro, currentTime: 20 }, false)).toBeUndefined();
    expect(skipTarget({ ...intro, currentTime: 20, offersSkip: true }, false)).toBe(74);
  });
});

describe('cast timeline', () => {
  const film = { isLinear: false, duration: 2700 };
  const channel = { isLinear: true, duration: 0 };
  const at = Date.parse('2026-11-22T19:15:07Z') / 1000;

  it('formats a position as elapsed time, or as time of day for a channel', () => {
    expect(formatPosition(film, 724)).toBe('12:04');
    expect(formatPosition(channel, at)).toBe('20:15:07');
  });

  it('formats the end as duration, or as distance to the live edge', () => {
    expect(formatRemaining(film, { currentTime: 724, streamEnd: 2700 })).toBe('45:00');
    expect(formatRemaining(channel, { currentTime: at - 78, streamEnd: at })).toBe('−1:18');
    expect(formatRemaining(channel, { currentTime: at - 30, streamEnd: at })).toBe('');
  });

  it('formats a position for screen readers', () => {
    expect(formatSpokenPosition(film, 724)).toBe('12 minutter og 4 sekunder av 45 minutter');
    expect(formatSpokenPosition(film, 3661)).toBe('1 time, 1 minutt og 1 sekund av 45 minutter');
    expect(formatSpokenPosition({ ...film, duration: 0 }, 0)).toBe('0 sekunder');
    expect(formatSpokenPosition(channel, at)).toBe('Klokken 20:15');
  });
});
