import { expect, test } from 'vitest';
import { openDatabase } from './database.ts';
import { createUserActivity } from './userActivity.ts';

const createState = () => createUserActivity(openDatabase(':memory:'));

test('progress is returned to its user only', () => {
  const state = createState();
  state.saveProgress('kari', 'isfront', 1605, 1000);
  expect(state.progressOf('kari', 'isfront')).toEqual({
    titleId: 'isfront',
    seconds: 1605,
    updatedAt: 1000,
    isExternal: false,
  });
  expect(state.progressOf('ola', 'isfront')).toBeUndefined();
});

test('continue watching is latest first, without excluded titles', () => {
  const state = createState();
  state.saveProgress('kari', 'first', 40, 1000);
  state.saveProgress('kari', 'second', 50, 2000);
  state.reportExternal('kari', 'external', 3000);
  state.saveProgress('kari', 'first', 60, 4000);
  state.excludeFromContinueWatching('kari', 'second');
  expect(state.continueWatchingOf('kari').map(({ titleId }) => titleId)).toEqual(['first', 'external']);
});

test('an excluded title returns when it is watched again, and keeps its progress meanwhile', () => {
  const state = createState();
  state.saveProgress('kari', 'isfront', 40, 1000);
  state.excludeFromContinueWatching('kari', 'isfront');
  expect(state.progressOf('kari', 'isfront')?.seconds).toBe(40);
  state.saveProgress('kari', 'isfront', 80, 2000);
  expect(state.continueWatchingOf('kari')).toHaveLength(1);
});

test('my list is latest first, favourites are in order of addition, and adding twice changes nothing', () => {
  const state = createState();
  for (const [index, id] of ['a', 'b', 'a', 'c'].entries()) {
    state.addToMyList('kari', id, index);
    state.addFavourite('kari', id, index);
  }
  expect(state.myListOf('kari')).toEqual(['c', 'b', 'a']);
  expect(state.favouritesOf('kari')).toEqual(['a', 'b', 'c']);
  state.removeFromMyList('kari', 'b');
  state.removeFavourite('kari', 'a');
  expect(state.isInMyList('kari', 'b')).toBe(false);
  expect(state.isFavourite('kari', 'b')).toBe(true);
  expect(state.myListOf('ola')).toEqual([]);
});
