import { expect, it } from 'vitest';
import { programmeAt, shareOf } from './programmeAt.ts';

const news = { start: 1000, end: 2000 };
const film = { start: 2000, end: 6000 };

it('a programme is on air from its start until just before its end', () => {
  expect(programmeAt([news, film], 999)).toBeUndefined();
  expect(programmeAt([news, film], 1000)).toBe(news);
  expect(programmeAt([news, film], 2000)).toBe(film);
  expect(programmeAt([news, film], 6000)).toBeUndefined();
});

it('the elapsed percentage of a programme is between 0 and 100', () => {
  expect(shareOf(film, 3000)).toBe(25);
  expect(shareOf(film, 0)).toBe(0);
  expect(shareOf(film, 9000)).toBe(100);
  expect(shareOf({ start: 5, end: 5 }, 5)).toBe(0);
});
