import { expect, test } from 'vitest';
import { isActivated } from './isActivated.ts';

const standing = (statusCode: Parameters<typeof statusOf>[0], inSubscription = true) => ({
  max: statusOf(statusCode, inSubscription),
});

function statusOf(
  statusCode:
    | 'Completed'
    | 'Connected'
    | 'NeedsConnection'
    | 'NeedsToCancelExternalServiceSubscription'
    | 'NeedsToSetPassword'
    | 'Unknown',
  inSubscription: boolean,
) {
  return { statusCode, inSubscription };
}

test.each([
  ['Completed', true],
  ['Connected', true],
  ['NeedsConnection', false],
  ['NeedsToCancelExternalServiceSubscription', false],
  ['NeedsToSetPassword', false],
  ['Unknown', undefined],
] as const)('a service that stands at %s: %s', (statusCode, expected) => {
  expect(isActivated('max', standing(statusCode))).toBe(expected);
  expect(isActivated('hboMax', standing(statusCode))).toBe(expected);
});

test('nothing is known of a service outside the subscription, of another provider, and of a visitor', () => {
  expect(isActivated('max', standing('NeedsConnection', false))).toBeUndefined();
  expect(isActivated('viaplay', standing('NeedsConnection'))).toBeUndefined();
  expect(isActivated('arkivet', standing('NeedsConnection'))).toBeUndefined();
  expect(isActivated('toString', standing('NeedsConnection'))).toBeUndefined();
  expect(isActivated('max', undefined)).toBeUndefined();
});
