import { expect, test } from 'vitest';
import { providerActivationPath } from './providerActivationPath.ts';

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
