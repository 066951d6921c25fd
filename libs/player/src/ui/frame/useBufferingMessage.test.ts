import { expect, it } from 'vitest';
import { bufferingMessage } from './useBufferingMessage.ts';

it.each([
  [{ isOnline: true, isFetchFailing: false, isStalled: false, isLong: false }, undefined],
  [{ isOnline: true, isFetchFailing: true, isStalled: false, isLong: false }, undefined],
  [{ isOnline: true, isFetchFailing: false, isStalled: false, isLong: true }, /tregt/],
  [{ isOnline: true, isFetchFailing: true, isStalled: false, isLong: true }, /prøver igjen/],
  [{ isOnline: true, isFetchFailing: false, isStalled: true, isLong: false }, undefined],
  [{ isOnline: true, isFetchFailing: false, isStalled: true, isLong: true }, /stoppet opp/],
  [{ isOnline: false, isFetchFailing: false, isStalled: false, isLong: false }, /uten nett/],
  [{ isOnline: false, isFetchFailing: true, isStalled: false, isLong: true }, /uten nett/],
])('bufferingMessage for %j matches %s', (state, expected) => {
  const text = bufferingMessage(state);
  if (expected) expect(text).toMatch(expected);
  else expect(text).toBeUndefined();
});
