import { describe, expect, it } from 'vitest';
import { getInactivityLimitMs, isOtherRelease } from './autoReloadForStaff.browser.ts';

const HOUR_MS = 3_600_000;

describe('getInactivityLimitMs', () => {
  it('SOCK-17 is 10 hours by default', () => {
    expect(getInactivityLimitMs(undefined)).toBe(10 * HOUR_MS);
  });

  it.each([
    ['2', 2],
    ['0.5', 0.5],
    ['12', 12],
  ])('SOCK-18 accepts a stored value from 0 to 12 hours: %s', (stored, hours) => {
    expect(getInactivityLimitMs(stored)).toBe(hours * HOUR_MS);
  });

  it('SOCK-18 is undefined for 0 hours', () => {
    expect(getInactivityLimitMs('0')).toBeUndefined();
  });

  it.each(['13', '12.1', '-1', '', ' ', 'aldri', 'NaN', 'Infinity'])(
    'SOCK-18 ignores invalid stored values: "%s"',
    (stored) => {
      expect(getInactivityLimitMs(stored)).toBe(10 * HOUR_MS);
    },
  );
});

describe('isOtherRelease', () => {
  const ours = { version: '2.3.4', environment: 'uat' } as const;

  it.each([
    ['2.3.5', 'uat', true],
    ['2.3.3', 'uat', true],
    ['2.3.4', 'uat', false],
    ['2.3.5', 'prod', false],
  ] as const)('SOCK-15 %s of %s: %s', (version, env, isOther) => {
    expect(isOtherRelease({ version, env }, ours)).toBe(isOther);
  });
});
