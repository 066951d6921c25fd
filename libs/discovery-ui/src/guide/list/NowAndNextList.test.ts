import { expect, it } from 'vitest';
import { nowAndNext } from './NowAndNextList.tsx';

const programmes = [
  { id: 'c', start: 30, end: 40 },
  { id: 'a', start: 0, end: 10 },
  { id: 'b', start: 10, end: 20 },
];

it.each([
  [5, 'a', 'b'],
  [10, 'b', 'c'],
  [25, undefined, 'c'],
  [35, 'c', undefined],
  [99, undefined, undefined],
])('at %i the current programme is %s and the next one is %s', (instant, now, next) => {
  const found = nowAndNext(programmes, instant);
  expect([found.now?.id, found.next?.id]).toEqual([now, next]);
});
