import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderedItems, OVERSCAN_PX, visibleRowRange } from './gridRows.ts';

const measures = { columns: 5, rowHeight: 180, gap: 20 };

describe('visibleRowRange', () => {
  it('visibleRowRange contains the rows in view plus overscan', () => {
    expect(visibleRowRange(1000, measures, { from: 0, to: 800 })).toEqual({ from: 0, to: 7 });
    expect(visibleRowRange(1000, measures, { from: 20_000, to: 20_800 })).toEqual({ from: 97, to: 107 });
  });

  it('visibleRowRange is empty for a grid far away', () => {
    expect(visibleRowRange(10, measures, { from: -5000, to: -4000 })).toEqual({ from: 0, to: 0 });
    expect(visibleRowRange(10, measures, { from: 9000, to: 9800 })).toEqual({ from: 10, to: 10 });
  });

  it('visibleRowRange contains every visible row, independent of the list’s length', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5000 }),
        fc.integer({ min: 40, max: 700 }),
        fc.integer({ min: 0, max: 40 }),
        fc.integer({ min: -2000, max: 1_000_000 }),
        fc.integer({ min: 300, max: 2000 }),
        (rows, rowHeight, gap, from, height) => {
          const pitch = rowHeight + gap;
          const near = visibleRowRange(rows, { columns: 1, rowHeight, gap }, { from, to: from + height });
          expect(near.from).toBeLessThanOrEqual(near.to);
          expect(near.to - near.from).toBeLessThanOrEqual((height + 2 * OVERSCAN_PX) / pitch + 2);
          const visible = Array.from({ length: rows }, (_, row) => row).filter(
            (row) => row * pitch < from + height && row * pitch + rowHeight > from,
          );
          expect(visible.every((row) => row >= near.from && row < near.to)).toBe(true);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('renderedItems', () => {
  it('renderedItems contains the items of the rows in order', () => {
    expect(renderedItems(20, 3, { from: 1, to: 3 }, undefined)).toEqual([3, 4, 5, 6, 7, 8]);
    expect(renderedItems(7, 3, { from: 1, to: 3 }, undefined)).toEqual([3, 4, 5, 6]);
  });

  it('renderedItems includes the row of the focused item once, before or after the others', () => {
    expect(renderedItems(30, 3, { from: 5, to: 6 }, 1)).toEqual([0, 1, 2, 15, 16, 17]);
    expect(renderedItems(30, 3, { from: 5, to: 6 }, 28)).toEqual([15, 16, 17, 27, 28, 29]);
    expect(renderedItems(30, 3, { from: 5, to: 6 }, 16)).toEqual([15, 16, 17]);
  });
});
