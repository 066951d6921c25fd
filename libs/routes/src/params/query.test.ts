import fc from 'fast-check';
import { expect, test } from 'vitest';
import { links } from '../links/links.ts';
import { readSearchQuery } from './query.ts';

const read = (link: string) => {
  const { pathname, search } = new URL(link, 'https://tv.example.test');
  return { pathname, ...readSearchQuery(search) };
};

test('ROUTE-11 a search link carries any query', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const query = text.toWellFormed().trim();
      expect(read(links.search(query))).toEqual({ pathname: '/search', query, type: undefined });
    }),
  );
});

test('ROUTE-11 a search link may carry a hit type', () => {
  expect(read(links.search('is', 'movies'))).toEqual({ pathname: '/search', query: 'is', type: 'movies' });
});

test('ROUTE-11 reads an empty query from a URL without one', () => {
  expect(links.search()).toBe('/search');
  expect(links.search('')).toBe('/search');
  expect(readSearchQuery('?q=%20%20')).toEqual({ query: '', type: undefined });
});
