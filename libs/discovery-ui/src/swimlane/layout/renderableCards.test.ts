import { expect, it, vi } from 'vitest';
import { filterCardsWithChannel } from './renderableCards.ts';

const nrk = { id: 'a', channel: { id: 'nrk1', name: 'NRK1' } };
const tv2 = { id: 'c', channel: { id: 'tv2', name: 'TV 2' } };

it('LANE-47 a live item without channel info is dropped with a warning', () => {
  const warn = vi.fn();
  expect(filterCardsWithChannel([nrk, { id: 'b', channel: undefined }, tv2], { warn })).toEqual([nrk, tv2]);
  expect(warn).toHaveBeenCalledOnce();
  expect(warn.mock.calls[0]?.[0]).toContain('b');
});

it('LANE-47 items with channel info are kept without a warning', () => {
  const warn = vi.fn();
  expect(filterCardsWithChannel([nrk, tv2], { warn })).toEqual([nrk, tv2]);
  expect(warn).not.toHaveBeenCalled();
});
