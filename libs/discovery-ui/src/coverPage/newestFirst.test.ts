import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newestFirst } from './CoverSection.tsx';

test('COVER-07 sorts newest first; items without a date come last in the given order', () => {
  const items = [
    { id: 'x' },
    { id: 'b', publishedAt: 2 },
    { id: 'y' },
    { id: 'c', publishedAt: 3 },
    { id: 'a', publishedAt: 1 },
  ];
  expect(newestFirst(items).map(({ id }) => id)).toEqual(['c', 'b', 'a', 'x', 'y']);
});

test('keeps all items in date order and does not modify the input', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ publishedAt: fc.option(fc.integer(), { nil: undefined }) })),
      (items) => {
        const before = [...items];
        const sorted = newestFirst(items);
        expect(new Set(sorted)).toEqual(new Set(items));
        expect(items).toEqual(before);
        sorted.slice(1).forEach(({ publishedAt }, index) => {
          const earlier = sorted[index]?.publishedAt;
          expect(publishedAt === undefined || (earlier !== undefined && earlier >= publishedAt)).toBe(true);
        });
      },
    ),
  );
});
