import { expect, it } from 'vitest';
import { isOwnPage } from './isOwnPage.ts';

it.each([
  [['MyList', 'ContinueWatching'], true],
  [['MyList', 'Default'], false],
  [['Default'], false],
  [[], false],
])('a page with lanes of the types %j is one viewer’s alone: %s', (types, own) => {
  expect(isOwnPage({ swimlanes: types.map((type) => ({ type })) })).toBe(own);
});
