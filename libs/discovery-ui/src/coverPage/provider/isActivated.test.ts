import { expect, test } from 'vitest';
import { isActivated, providerActivationPath } from './isActivated.ts';

const servicesWithMax = (statusCode: Parameters<typeof statusOf>[0], inSubscription = true) => ({
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
] as const)('a service with status %s is activated: %s', (statusCode, expected) => {
  expect(isActivated('max', servicesWithMax(statusCode))).toBe(expected);
  expect(isActivated('hboMax', servicesWithMax(statusCode))).toBe(expected);
});

test('is unknown for a service outside the subscription, another provider, and a visitor', () => {
  expect(isActivated('max', servicesWithMax('NeedsConnection', false))).toBeUndefined();
  expect(isActivated('viaplay', servicesWithMax('NeedsConnection'))).toBeUndefined();
  expect(isActivated('arkivet', servicesWithMax('NeedsConnection'))).toBeUndefined();
  expect(isActivated('toString', servicesWithMax('NeedsConnection'))).toBeUndefined();
  expect(isActivated('max', undefined)).toBeUndefined();
});

test.each([
  ['viaplay', '/aktiver-viaplay'],
  ['tv2play', '/aktiver-tv2'],
  ['max', '/aktiver-max'],
  ['hboMax', '/aktiver-max'],
  ['skyShowtime', undefined],
  ['toString', undefined],
])('the activation path of %s is %s', (providerId, path) => {
  expect(providerActivationPath(providerId)).toBe(path);
});
