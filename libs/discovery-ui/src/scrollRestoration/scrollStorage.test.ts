import { expect, it } from 'vitest';
import { createMemoryStorage } from '@tv/browser-storage';
import { historyEntryKey, loadScroll, storeScroll } from './scrollStorage.ts';

const snapshot = (scrollY: number) => ({ scrollY, rails: [] });

it('PAGE-61 stores the latest snapshot for each history entry', () => {
  const storage = createMemoryStorage();
  storeScroll(storage, 'a /', snapshot(1));
  storeScroll(storage, 'b /tv', snapshot(2));
  storeScroll(storage, 'a /', snapshot(3));
  expect(loadScroll(storage, 'a /')).toEqual(snapshot(3));
  expect(loadScroll(storage, 'b /tv')).toEqual(snapshot(2));
  expect(loadScroll(storage, 'b /')).toBeUndefined();
});

it('drops the oldest entries beyond the limit', () => {
  const storage = createMemoryStorage();
  for (let entry = 1; entry <= 31; entry++) storeScroll(storage, `${entry}`, snapshot(entry));
  expect(loadScroll(storage, '1')).toBeUndefined();
  expect(loadScroll(storage, '2')).toEqual(snapshot(2));
  expect(loadScroll(storage, '31')).toEqual(snapshot(31));
});

it.each(['no JSON', '7', '[["a", {}]]', '[["a", {"scrollY": "1", "rails": []}]]'])(
  'starts empty when the stored value is %s',
  (stored) => {
    const storage = createMemoryStorage();
    storage.setItem('scroll-positions', stored);
    expect(loadScroll(storage, 'a')).toBeUndefined();
    storeScroll(storage, 'a', snapshot(1));
    expect(loadScroll(storage, 'a')).toEqual(snapshot(1));
  },
);

it.each([
  [{ key: 'x', idx: 1 }, 'x /tv'],
  [{ idx: 0 }, ' /tv'],
  [null, ' /tv'],
])('a history entry with the state %j has the key "%s"', (state, entry) =>
  expect(historyEntryKey(state, '/tv')).toBe(entry),
);
