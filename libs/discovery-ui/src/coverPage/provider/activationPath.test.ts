import { expect, test } from 'vitest';
import { activationPath } from './activationPath.ts';

test.each([
  ['viaplay', '/aktiver-viaplay'],
  ['tv2play', '/aktiver-tv2'],
  ['max', '/aktiver-max'],
  ['hboMax', '/aktiver-max'],
  ['skyShowtime', undefined],
  ['toString', undefined],
])('%s is activated at %s', (providerId, path) => {
  expect(activationPath(providerId)).toBe(path);
});
