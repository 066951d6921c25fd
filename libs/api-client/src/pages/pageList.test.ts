import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { frontPage, isListed } from './pageList.ts';

const pages = [
  { slug: 'filmer', order: 3 },
  { slug: 'start', order: 1 },
  { slug: 'tv', order: 2 },
];

it('the front page is the first by order, not by list position', () => {
  expect(frontPage(pages)?.slug).toBe('start');
  expect(frontPage([])).toBeUndefined();
});

it('no page precedes the front page; of equal order, the first listed wins', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(5), { minLength: 1 }), (orders) => {
      const list = orders.map((order, index) => ({ slug: String(index), order }));
      const first = frontPage(list);
      expect(first?.slug).toBe(String(orders.indexOf(Math.min(...orders))));
    }),
  );
});

it('ROUTE-16 a slug is a CMS page if the page list contains it', () => {
  expect(isListed(pages, 'filmer')).toBe(true);
  expect(isListed(pages, 'Filmer')).toBe(false);
  expect(isListed(pages, 'ukjent')).toBe(false);
  expect(isListed([], 'start')).toBe(false);
});
