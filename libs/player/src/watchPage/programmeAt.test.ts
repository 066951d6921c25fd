import { expect, it } from 'vitest';
import { findProgrammeAt, elapsedPercent } from './programmeAt.ts';

const news = { start: 1000, end: 2000 };
const film = { start: 2000, end: 6000 };

it('a programme is on air from its start until just before its end', () => {
  expect(findProgrammeAt([news, film], 999)).toBeUndefined();
  expect(findProgrammeAt([news, film], 1000)).toBe(news);
  expect(findProgrammeAt([news, film], 2000)).toBe(film);
  expect(findProgrammeAt([news, film], 6000)).toBeUndefined();
});

it('the elapsed percentage of a programme is between 0 and 100', () => {
  expect(elapsedPercent(film, 3000)).toBe(25);
  expect(elapsedPercent(film, 0)).toBe(0);
  expect(elapsedPercent(film, 9000)).toBe(100);
  expect(elapsedPercent({ start: 5, end: 5 }, 5)).toBe(0);
});
