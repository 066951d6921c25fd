import { describe, expect, it } from 'vitest';
import { programmeElapsed, programmeMarks, programmeOn, programmeBeginning } from './programmesOnTimeline.ts';

const at = (hour: number, minute: number) => Date.UTC(2026, 10, 20, hour, minute);

const programmes = [
  { title: 'Nyhetene', start: at(19, 0), end: at(19, 30) },
  { title: 'Tett på fjorden', start: at(20, 0), end: at(20, 45) },
  { title: 'Isfront', start: at(20, 45), end: at(22, 30) },
];

/** A window from 19:15 to 21:15, at 20:15. */
const state = {
  playMode: 'liveTimeShift',
  position: 3600,
  duration: 7200,
  absolutePosition: at(20, 15),
} as const;

describe('programmes on the timeline of a channel', () => {
  it('have a mark where they begin within the window', () => {
    expect(programmeMarks(state, programmes)).toEqual([
      { at: 45 * 60, start: at(20, 0) },
      { at: 90 * 60, start: at(20, 45) },
    ]);
  });

  it('are known by the instant, and there may be nothing between two', () => {
    expect(programmeOn(state, 0, programmes)?.title).toBe('Nyhetene');
    expect(programmeOn(state, 15 * 60, programmes)).toBeUndefined();
    expect(programmeOn(state, 90 * 60, programmes)?.title).toBe('Isfront');
  });

  it('tell how far they have come', () => {
    expect(programmeElapsed(state, programmes)).toBe('15:00 / 45:00');
    expect(programmeElapsed({ ...state, absolutePosition: at(19, 45) }, programmes)).toBeUndefined();
  });

  it('can be seen from the start for as long as that is within the window', () => {
    expect(programmeBeginning(state, programmes)).toBe(45 * 60);
    const earlier = { ...state, position: 600, absolutePosition: at(19, 25) };
    expect(programmeBeginning(earlier, programmes)).toBeUndefined();
    expect(programmeBeginning({ ...state, playMode: 'live' }, programmes)).toBeUndefined();
    expect(programmeBeginning({ ...state, playMode: 'ondemand' }, programmes)).toBeUndefined();
  });

  it('are not known of a stream without dates', () => {
    const undated = { ...state, absolutePosition: undefined };
    expect(programmeMarks(undated, programmes)).toEqual([]);
    expect(programmeElapsed(undated, programmes)).toBeUndefined();
    expect(programmeBeginning(undated, programmes)).toBeUndefined();
  });
});
