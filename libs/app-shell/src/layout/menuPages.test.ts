import { describe, expect, it } from 'vitest';
import { menuPages } from './menuPages.ts';

const page = (slug: string, order: number) => ({ slug, title: slug.toUpperCase(), order });

describe('menuPages', () => {
  it('follows the order of the page list and leaves the front page to the brand', () => {
    const pages = [page('barn', 3), page('start', 1), page('serier', 2)];
    expect(menuPages(pages).map(({ slug }) => slug)).toEqual(['serier', 'barn']);
  });

  it('keeps the viewer’s own pages out and stays short', () => {
    const many = Array.from({ length: 12 }, (_, index) => page(`side-${index}`, index));
    const slugs = menuPages([...many, page('mitt-innhold', 2)]).map(({ slug }) => slug);
    expect(slugs).toEqual(['side-1', 'side-2', 'side-3', 'side-4', 'side-5', 'side-6']);
  });

  it('leaves the given list as it was', () => {
    const pages = [page('b', 2), page('a', 1)];
    menuPages(pages);
    expect(pages.map(({ slug }) => slug)).toEqual(['b', 'a']);
  });
});
