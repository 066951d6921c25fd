import { expect, test } from 'vitest';
import { isNetworkError } from './useIsOffline.ts';

test.each([
  [{ name: 'NetworkError', message: 'Failed to fetch' }, true],
  [{ name: 'TimeoutError', message: '' }, false],
  [{ name: 'RequestError', status: 503 }, false],
  [undefined, false],
  ['NetworkError', false],
])('%j is a network error: %s', (error, expected) => {
  expect(isNetworkError(error)).toBe(expected);
});
