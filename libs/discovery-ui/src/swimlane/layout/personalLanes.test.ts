import { expect, it } from 'vitest';
import { hasOnlyPersonalLanes } from './personalLanes.ts';

it.each([
  [['MyList', 'ContinueWatching'], true],
  [['MyList', 'Default'], false],
  [['Default'], false],
  [[], false],
])('a page with lanes of types %j has only personal lanes: %s', (types, own) => {
  expect(hasOnlyPersonalLanes({ swimlanes: types.map((type) => ({ type })) })).toBe(own);
});
