import { expect, it } from 'vitest';
import { formatTable } from './table.ts';

it('formatTable aligns columns, right-aligns numbers, and leaves missing values empty', () => {
  const lines = formatTable([
    { page: 'front', ms: 1200 },
    { page: 'watch, live', ms: 90, goal: 'ok' },
  ]);
  expect(lines).toEqual(['page           ms  goal', 'front        1200', 'watch, live    90  ok']);
});
