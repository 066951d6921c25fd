import { expect, it } from 'vitest';
import { createMemoryStorage } from '@tv/config';
import { entryOf, placeOf, rememberPlace } from './places.ts';

const snapshot = (scrollY: number) => ({ scrollY, rails: [] });

it('PAGE-61 stores the latest snapshot for each history entry', () => {
  const storage = createMemoryStorage();
  rememberPlace(storage, 'a /', snapshot(1));
  rememberPlace(storage, 'b /tv', snapshot(2));
  rememberPlace(storage, 'a /', snapshot(3));
  expect(placeOf(storage, 'a /')).toEqual(snapshot(3));
  expect(placeOf(storage, 'b /tv')).toEqual(snapshot(2));
  expect(placeOf(storage, 'b /')).toBeUndefined();
});

it('drops the oldest entries beyond the limit', () => {
  const storage = createMemoryStorage();
  for (let entry = 1; entry <= 31; entry++) rememberPlace(storage, `${entry}`, snapshot(entry));
  expect(placeOf(storage, '1')).toBeUndefined();
  expect(placeOf(storage, '2')).toEqual(snapshot(2));
  expect(placeOf(storage, '31')).toEqual(snapshot(31));
});

it.each(['no JSON', '7', '[["a", {}]]', '[["a", {"scrollY": "1", "rails": []}]]'])(
  'starts empty when the stored value is %s',
  (stored) => {
    const storage = createMemoryStorage();
    storage.setItem('places', stored);
    expect(placeOf(storage, 'a')).toBeUndefined();
    rememberPlace(storage, 'a', snapshot(1));
    expect(placeOf(storage, 'a')).toEqual(snapshot(1));
  },
);

it.each([
  [{ key: 'x', idx: 1 }, 'x /tv'],
  [{ idx: 0 }, ' /tv'],
  [null, ' /tv'],
])('a history entry with the state %j has the key "%s"', (state, entry) =>
  expect(entryOf(state, '/tv')).toBe(entry),
);
