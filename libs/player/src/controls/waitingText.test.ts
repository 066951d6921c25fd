import { expect, it } from 'vitest';
import { waitingText } from './waitingText.ts';

it.each([
  [{ isOnline: true, isFetchFailing: false, isLong: false }, undefined],
  [{ isOnline: true, isFetchFailing: true, isLong: false }, undefined],
  [{ isOnline: true, isFetchFailing: false, isLong: true }, /tregt/],
  [{ isOnline: true, isFetchFailing: true, isLong: true }, /prøver igjen/],
  [{ isOnline: false, isFetchFailing: false, isLong: false }, /uten nett/],
  [{ isOnline: false, isFetchFailing: true, isLong: true }, /uten nett/],
])('a wait with %j is said to be %s', (waiting, words) => {
  const text = waitingText(waiting);
  if (words) expect(text).toMatch(words);
  else expect(text).toBeUndefined();
});
