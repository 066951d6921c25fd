import { expect, it } from 'vitest';
import { startTimeText } from './UpcomingTitle.tsx';
import { isUpcoming } from './programmeAt.ts';

// Friday 20 November, 20:00 in Oslo.
const START = Date.UTC(2026, 10, 20, 19);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

it.each([
  [12 * MINUTE, 'Starter 20:00 · om 12 min'],
  [11 * MINUTE + 1, 'Starter 20:00 · om 12 min'],
  [2 * HOUR + 5 * MINUTE, 'Starter 20:00 · om 2 t 5 min'],
  [MINUTE, 'Starter 20:00 · om 60 s'],
  [44_001, 'Starter 20:00 · om 45 s'],
  [1, 'Starter 20:00 · om 1 s'],
  [0, 'Starter nå'],
  [-MINUTE, 'Starter nå'],
  [13 * HOUR, 'Starter 20:00'],
  [24 * HOUR, 'Starter i morgen 20:00'],
  [72 * HOUR, 'Starter fre. 20. nov. 20:00'],
])('%i ms before the start the text is: %s', (left, expected) => {
  expect(startTimeText(START, START - left)).toBe(expected);
});

it('only a title with a start time in the future is upcoming', () => {
  expect(isUpcoming({ start: START }, START - 1)).toBe(true);
  expect(isUpcoming({ start: START }, START)).toBe(false);
  expect(isUpcoming({}, START)).toBe(false);
});
