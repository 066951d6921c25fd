import { expect, test } from 'vitest';
import { begunOnce } from './begunOnce.ts';

const card = (id: string, whole?: string, progressRatio?: number) => ({
  id,
  links: whole === undefined ? {} : { superCoverPage: { id: whole } },
  userData: { progressRatio },
});
const shown = (...cards: ReturnType<typeof card>[]) => begunOnce(cards).map(({ id }) => id);

test('a series stands there once, with what was seen last', () => {
  expect(shown(card('e3', 'ferja', 0.4), card('film', 'isfront', 0.2), card('e1', 'ferja', 0.9))).toEqual([
    'e3',
    'film',
  ]);
});

test('what was looked at for some seconds is not begun, and does not hide what was', () => {
  expect(shown(card('e3', 'ferja', 0.004), card('e1', 'ferja', 0.9))).toEqual(['e1']);
});

test('what comes next, plays elsewhere, or names no whole is kept', () => {
  expect(shown(card('next', 'ferja'), card('elsewhere', 'isfront', 0), card('a'), card('b'))).toEqual([
    'next',
    'elsewhere',
    'a',
    'b',
  ]);
});
