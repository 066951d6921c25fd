import { expect, test } from 'vitest';
import { activationPath } from './activationPath.ts';

test.each([
  ['viaplay', '/aktiver-viaplay'],
  ['tv2play', '/aktiver-tv2'],
  ['max', '/aktiver-max'],
  ['hboMax', '/aktiver-max'],
  ['skyShowtime', undefined],
  ['toString', undefined],
])('the activation path of %s is %s', (providerId, path) => {
  expect(activationPath(providerId)).toBe(path);
});
