import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { findFrontPage, isListedSlug } from './schema.ts';

const pages = [
  { slug: 'filmer', order: 3 },
  { slug: 'start', order: 1 },
  { slug: 'tv', order: 2 },
];

it('the front page is the first by order, not by list position', () => {
  expect(findFrontPage(pages)?.slug).toBe('start');
  expect(findFrontPage([])).toBeUndefined();
});

it('no page precedes the front page; of equal order, the first listed wins', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(5), { minLength: 1 }), (orders) => {
      const list = orders.map((order, index) => ({ slug: String(index), order }));
      const first = findFrontPage(list);
      expect(first?.slug).toBe(String(orders.indexOf(Math.min(...orders))));
    }),
  );
});

it('ROUTE-16 a slug is a CMS page if the page list contains it', () => {
  expect(isListedSlug(pages, 'filmer')).toBe(true);
  expect(isListedSlug(pages, 'Filmer')).toBe(false);
  expect(isListedSlug(pages, 'ukjent')).toBe(false);
  expect(isListedSlug([], 'start')).toBe(false);
});
