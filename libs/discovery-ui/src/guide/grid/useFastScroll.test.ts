import { expect, it } from 'vitest';
import { isFastScroll } from './useFastScroll.browser.ts';

it.each([
  ['a fast swipe is fast scrolling', { top: 1000, at: 100 }, { top: 890, at: 116 }, true],
  ['one wheel step is not fast scrolling', { top: 0, at: 100 }, { top: 16, at: 116 }, false],
  ['no movement is not fast scrolling', { top: 500, at: 100 }, { top: 500, at: 101 }, false],
  ['two offsets at the same time are fast scrolling', { top: 500, at: 100 }, { top: 600, at: 100 }, true],
  ['a jump after a pause is not fast scrolling', { top: 0, at: 100 }, { top: 40_000, at: 300 }, false],
  ['a single jump of any distance is not fast scrolling', undefined, { top: 40_000, at: 100 }, false],
])('%s', (_, before, next, isFast) => {
  expect(isFastScroll(before, next)).toBe(isFast);
});
