import { describe, expect, it } from 'vitest';
import { behindLiveText, spokenPosition, timeLabelAt, timelineText } from './timelineText.ts';

const film = {
  playMode: 'ondemand',
  position: 3723,
  duration: 6420,
  absolutePosition: undefined,
  isAtLiveEdge: false,
} as const;
/** 20:30:00 in Oslo. */
const channel = {
  playMode: 'liveTimeShift',
  position: 7000,
  duration: 7200,
  absolutePosition: Date.UTC(2026, 10, 20, 19, 30),
  isAtLiveEdge: false,
} as const;

describe('timeline', () => {
  it('PLAY-22 shows elapsed and total time on demand', () => {
    expect(timelineText(film)).toBe('1:02:03 / 1:47:00');
    expect(timeLabelAt(film, 61)).toBe('1:01');
    expect(spokenPosition(film)).toBe('1 time, 2 minutter og 3 sekunder av 1 time og 47 minutter');
  });

  it('PLAY-21 shows the clock in Oslo for live streams', () => {
    expect(timelineText(channel)).toBe('20:30');
    expect(timeLabelAt(channel, 7000 - 3600)).toBe('19:30:00');
    expect(spokenPosition({ ...channel, isAtLiveEdge: true })).toBe('Klokken 20:30, direkte');
  });

  it('shows and speaks the delay behind the live edge', () => {
    const behind = { ...channel, position: 7122 };
    expect(behindLiveText(behind)).toBe('−1:18');
    expect(spokenPosition(behind)).toBe('Klokken 20:30, 1 minutt og 18 sekunder bak direkte');
    expect(behindLiveText({ ...behind, isAtLiveEdge: true })).toBeUndefined();
    expect(behindLiveText(film)).toBeUndefined();
  });

  it('shows the delay of a live stream without dates', () => {
    const undated = { ...channel, absolutePosition: undefined };
    expect(timelineText(undated)).toBe('');
    expect(timeLabelAt(undated, 7140)).toBe('−1:00');
    expect(spokenPosition(undated)).toBe('3 minutter og 20 sekunder bak direkte');
  });
});
