import { expect, it } from 'vitest';
import { getRequestBackoffMs } from './backoff.ts';

it('getBackoffMs doubles with each failure, up to ten seconds', () => {
  expect([1, 2, 3, 4, 5, 6, 50].map(getRequestBackoffMs)).toEqual([
    500, 1000, 2000, 4000, 8000, 10_000, 10_000,
  ]);
});
