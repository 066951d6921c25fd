import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { findFrontPage, isListedSlug } from './pageList.ts';

const pages = [
  { slug: 'filmer', order: 3 },
  { slug: 'start', order: 1 },
  { slug: 'tv', order: 2 },
];

it('the front page is the first by order, wherever it stands in the list', () => {
  expect(findFrontPage(pages)?.slug).toBe('start');
  expect(findFrontPage([])).toBeUndefined();
});

it('no page comes before the front page, and of equals the one listed first is it', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(5), { minLength: 1 }), (orders) => {
      const list = orders.map((order, index) => ({ slug: String(index), order }));
      const first = findFrontPage(list);
      expect(first?.slug).toBe(String(orders.indexOf(Math.min(...orders))));
    }),
  );
});

it('ROUTE-16 a slug is a page of ours when the page list holds it', () => {
  expect(isListedSlug(pages, 'filmer')).toBe(true);
  expect(isListedSlug(pages, 'Filmer')).toBe(false);
  expect(isListedSlug(pages, 'ukjent')).toBe(false);
  expect(isListedSlug([], 'start')).toBe(false);
});
