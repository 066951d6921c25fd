import { describe, expect, it } from 'vitest';
import { CAST_STATES, hasDevice, readCastState } from './castState.ts';

describe('cast state', () => {
  it.each(['CONNECTED', 'CONNECTING', 'NO_DEVICES_AVAILABLE', 'NOT_CONNECTED'])(
    'CAST-17 the cast state %s is kept',
    (state) => {
      expect(readCastState(state)).toBe(state);
    },
  );

  it.each([undefined, null, 'BUSY', 3])('the cast state %j counts as no device', (value) => {
    expect(hasDevice(readCastState(value))).toBe(false);
  });

  it('CAST-17 a device exists in every state but NO_DEVICES_AVAILABLE', () => {
    expect(CAST_STATES.filter(hasDevice)).toEqual(['CONNECTED', 'CONNECTING', 'NOT_CONNECTED']);
  });
});
