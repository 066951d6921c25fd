import { expect, it } from 'vitest';
import { bufferingMessage } from './useBufferingMessage.ts';

it.each([
  [
    { isOnline: true, isPausedEarly: false, isFetchFailing: false, isStalled: false, isLong: false },
    undefined,
  ],
  [
    { isOnline: true, isPausedEarly: false, isFetchFailing: true, isStalled: false, isLong: false },
    undefined,
  ],
  [{ isOnline: true, isPausedEarly: false, isFetchFailing: false, isStalled: false, isLong: true }, /tregt/],
  [
    { isOnline: true, isPausedEarly: false, isFetchFailing: true, isStalled: false, isLong: true },
    /prøver igjen/,
  ],
  [
    { isOnline: true, isPausedEarly: false, isFetchFailing: false, isStalled: true, isLong: false },
    undefined,
  ],
  [
    { isOnline: true, isPausedEarly: false, isFetchFailing: false, isStalled: true, isLong: true },
    /stoppet opp/,
  ],
  [
    { isOnline: false, isPausedEarly: false, isFetchFailing: false, isStalled: false, isLong: false },
    /uten nett/,
  ],
  [
    { isOnline: false, isPausedEarly: false, isFetchFailing: true, isStalled: false, isLong: true },
    /uten nett/,
  ],
  [
    { isOnline: true, isPausedEarly: true, isFetchFailing: false, isStalled: false, isLong: false },
    /på pause/,
  ],
])('bufferingMessage for %j matches %s', (state, expected) => {
  const text = bufferingMessage(state);
  if (expected) expect(text).toMatch(expected);
  else expect(text).toBeUndefined();
});
