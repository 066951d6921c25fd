import { expect, it } from 'vitest';
import { formatTable } from './table.ts';

it('lines columns up, numbers to the right, and leaves out what a row does not have', () => {
  const lines = formatTable([
    { page: 'front', ms: 1200 },
    { page: 'watch, live', ms: 90, goal: 'ok' },
  ]);
  expect(lines).toEqual(['page           ms  goal', 'front        1200', 'watch, live    90  ok']);
});
