import { expect, it } from 'vitest';
import { canonicalPath, pageListing } from './canonicalPath.ts';

const pages = [
  { slug: 'filmer', order: 2 },
  { slug: 'start', order: 1 },
];

it.each([
  ['start', '/'],
  ['filmer', '/filmer'],
  ['sport & spill', '/tema/sport%20%26%20spill'],
])('PAGE-50 ROUTE-12 the canonical path of %s is %s', (slug, path) => {
  expect(canonicalPath(slug, pageListing(pages, slug))).toBe(path);
});
