import { expect, it } from 'vitest';
import { getStartPosition, getResumePosition } from './resumePosition.ts';

const watched = (seconds: number, percent: number, creditsStartTime?: number) =>
  getResumePosition({ progress: { seconds, percent }, creditsStartTime });

it('PLAY-16 resumes only after more than 30 seconds', () => {
  expect(getResumePosition({})).toBeUndefined();
  expect(watched(0, 0)).toBeUndefined();
  expect(watched(30, 1)).toBeUndefined();
  expect(watched(31, 1)).toBe(31);
  expect(watched(Number.NaN, 1)).toBeUndefined();
});

it('PLAY-17 resumes only before the credits', () => {
  expect(watched(5399, 99, 5400)).toBe(5399);
  expect(watched(5400, 50, 5400)).toBeUndefined();
  expect(watched(5401, 50, 5400)).toBeUndefined();
});

it('PLAY-18 resumes up to 90 percent if the credits time is unknown', () => {
  expect(watched(900, 90)).toBe(900);
  expect(watched(901, 90.1)).toBeUndefined();
  expect(watched(910, 91)).toBeUndefined();
});

it('PROG-06 rounds the resume position down to whole seconds', () => {
  expect(watched(120.9, 10)).toBe(120);
});

it('PLAY-02 starts all titles but channels at their start, also while running; a channel at the live edge', () => {
  expect(getStartPosition({}, false)).toBe(0);
  expect(getStartPosition({ progress: { seconds: 12, percent: 1 } }, false)).toBe(0);
  expect(getStartPosition({ progress: { seconds: 61, percent: 2 } }, false)).toBe(61);
  expect(getStartPosition({ progress: { seconds: 61, percent: 2 } }, true)).toBeUndefined();
});
