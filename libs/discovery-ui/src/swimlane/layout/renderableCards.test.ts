import { expect, it, test, vi } from 'vitest';
import type { Card } from '@tv/api-client';
import { laneLayout } from './laneLayout.ts';
import { dedupeContinueWatching, renderableCards } from './renderableCards.ts';

const card = (id: string, seriesId?: string, progressRatio?: number): Card => ({
  id,
  title: id,
  links: {
    excludeFromContinueWatchingUrl: undefined,
    superCoverPage: seriesId === undefined ? undefined : { type: 'Series', id: seriesId },
  },
  userData: { progressRatio },
});
const shown = (...cards: readonly Card[]) => dedupeContinueWatching(cards).map(({ id }) => id);

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

const live = laneLayout({ style: 'Live' });
const nrk = { id: 'a', title: 'a', channel: { id: 'nrk1', name: 'NRK1' } };
const tv2 = { id: 'c', title: 'c', channel: { id: 'tv2', name: 'TV 2' } };

it('LANE-47 a live item without channel info is dropped with a warning', () => {
  const warn = vi.fn();
  const cards = [nrk, { id: 'b', title: 'b', channel: undefined }, tv2];
  expect(renderableCards(cards, live, 'Default', { reporter: { warn } })).toEqual([nrk, tv2]);
  expect(warn).toHaveBeenCalledOnce();
  expect(warn.mock.calls[0]?.[0]).toContain('b');
});

it('LANE-47 items with channel info are kept without a warning', () => {
  const warn = vi.fn();
  expect(renderableCards([nrk, tv2], live, 'Default', { reporter: { warn } })).toEqual([nrk, tv2]);
  expect(warn).not.toHaveBeenCalled();
});
