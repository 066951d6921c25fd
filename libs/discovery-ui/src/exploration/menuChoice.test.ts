import { describe, expect, it } from 'vitest';
import { chosenFilter, chosenSort, FILTER_PARAMETER, withoutParameter } from './menuChoice.ts';

const entry = (title: string, link: string, isDefaultSelected = false) => ({
  title,
  link,
  isDefaultSelected,
});

const filters = [
  entry('Alle', '/filmer', true),
  entry('Drama', '/filmer?filterMenu=drama'),
  entry('Sci-fi', '/filmer?sortMenu=ny&filterMenu=science%20fiction'),
];
const sorts = [
  entry('Nyeste', '/filmer?sortMenu=nyeste'),
  entry('Populært', '/filmer'),
  entry('A til Å', '/filmer?sortMenu=az'),
];

describe('chosenFilter', () => {
  it.each([
    ['', 'Alle'],
    ['?sortMenu=ny', 'Alle'],
    ['?filterMenu=drama', 'Drama'],
    ['?filterMenu=science+fiction&x=1', 'Sci-fi'],
    ['?filterMenu=ukjent', 'Alle'],
  ])('PAGE-39 the filter for %j is %s', (search, title) => {
    expect(chosenFilter(filters, search)?.title).toBe(title);
  });

  it('the filter is undefined if neither the URL nor a flag selects it', () => {
    expect(chosenFilter(filters.slice(1), '')).toBeUndefined();
  });
});

describe('chosenSort', () => {
  it('PAGE-41 the sort order is the flagged entry', () => {
    const flagged = sorts.map((one) => ({ ...one, isDefaultSelected: one.title === 'A til Å' }));
    expect(chosenSort(flagged, '')?.title).toBe('A til Å');
    expect(chosenSort(flagged, '?sortMenu=nyeste')?.title).toBe('Nyeste');
  });

  it('PAGE-42 the sort order is the entry titled "Populært" if none is flagged', () => {
    expect(chosenSort(sorts, '')?.title).toBe('Populært');
    expect(chosenSort([], '')).toBeUndefined();
  });
});

describe('withoutParameter', () => {
  it.each([
    ['?filterMenu=a', ''],
    ['?filterMenu=a&sortMenu=b', '?sortMenu=b'],
    ['?sortMenu=b', '?sortMenu=b'],
    ['', ''],
  ])('withoutParameter keeps the other parameters of %j: %j', (search, rest) => {
    expect(withoutParameter(search, FILTER_PARAMETER)).toBe(rest);
  });
});
