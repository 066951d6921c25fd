import { describe, expect, it } from 'vitest';
import {
  programmeElapsed,
  programmeMarks,
  programmeAtPosition,
  programmeStartPosition,
} from './timelineProgrammes.ts';

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

describe('timeline programmes', () => {
  it('programmes that start within the window have a marker', () => {
    expect(programmeMarks(state, programmes)).toEqual([
      { at: 45 * 60, start: at(20, 0) },
      { at: 90 * 60, start: at(20, 45) },
    ]);
  });

  it('the programme at a position is found by its instant, and is undefined in a gap', () => {
    expect(programmeAtPosition(state, 0, programmes)?.title).toBe('Nyhetene');
    expect(programmeAtPosition(state, 15 * 60, programmes)).toBeUndefined();
    expect(programmeAtPosition(state, 90 * 60, programmes)?.title).toBe('Isfront');
  });

  it('elapsed and total time of the current programme are shown', () => {
    expect(programmeElapsed(state, programmes)).toBe('15:00 / 45:00');
    expect(programmeElapsed({ ...state, absolutePosition: at(19, 45) }, programmes)).toBeUndefined();
  });

  it('the start of a programme is known while it is within the time-shift buffer', () => {
    expect(programmeStartPosition(state, programmes)).toBe(45 * 60);
    const earlier = { ...state, position: 600, absolutePosition: at(19, 25) };
    expect(programmeStartPosition(earlier, programmes)).toBeUndefined();
    expect(programmeStartPosition({ ...state, playMode: 'live' }, programmes)).toBeUndefined();
    expect(programmeStartPosition({ ...state, playMode: 'ondemand' }, programmes)).toBeUndefined();
  });

  it('a stream without dates has no programmes', () => {
    const undated = { ...state, absolutePosition: undefined };
    expect(programmeMarks(undated, programmes)).toEqual([]);
    expect(programmeElapsed(undated, programmes)).toBeUndefined();
    expect(programmeStartPosition(undated, programmes)).toBeUndefined();
  });
});
