import { describe, expect, it } from 'vitest';
import { selectMenuPages } from './Header.tsx';

const page = (slug: string, order: number) => ({ slug, title: slug.toUpperCase(), order });

describe('selectMenuPages', () => {
  it('keeps the order of the page list and omits the front page', () => {
    const pages = [page('barn', 3), page('start', 1), page('serier', 2)];
    expect(selectMenuPages(pages).map(({ slug }) => slug)).toEqual(['serier', 'barn']);
  });

  it('omits personal pages and limits the number of pages', () => {
    const many = Array.from({ length: 12 }, (_, index) => page(`side-${index}`, index));
    const slugs = selectMenuPages([...many, page('mitt-innhold', 2)]).map(({ slug }) => slug);
    expect(slugs).toEqual(['side-1', 'side-2', 'side-3', 'side-4', 'side-5', 'side-6']);
  });

  it('does not change its input', () => {
    const pages = [page('b', 2), page('a', 1)];
    selectMenuPages(pages);
    expect(pages.map(({ slug }) => slug)).toEqual(['b', 'a']);
  });
});
