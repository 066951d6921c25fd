import { expect, test } from 'vitest';
import { dedupeContinueWatching } from './dedupeContinueWatching.ts';

const card = (id: string, seriesId?: string, progressRatio?: number) => ({
  id,
  links: seriesId === undefined ? {} : { superCoverPage: { id: seriesId } },
  userData: { progressRatio },
});
const shown = (...cards: ReturnType<typeof card>[]) => dedupeContinueWatching(cards).map(({ id }) => id);

test('dedupeContinueWatching keeps only the latest card of a series', () => {
  expect(shown(card('e3', 'ferja', 0.4), card('film', 'isfront', 0.2), card('e1', 'ferja', 0.9))).toEqual([
    'e3',
    'film',
  ]);
});

test('dedupeContinueWatching drops a barely started title, which does not hide a started one', () => {
  expect(shown(card('e3', 'ferja', 0.004), card('e1', 'ferja', 0.9))).toEqual(['e1']);
});

test('dedupeContinueWatching keeps cards without progress or without a series', () => {
  expect(shown(card('next', 'ferja'), card('elsewhere', 'isfront', 0), card('a'), card('b'))).toEqual([
    'next',
    'elsewhere',
    'a',
    'b',
  ]);
});
