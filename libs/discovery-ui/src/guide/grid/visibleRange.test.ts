import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFastScroll, isSameRange, range, visibleRange } from './visibleRange.ts';

const size = { width: 1000, height: 600, hour: 200, row: 60 };

describe('visibleRange', () => {
  it('contains what fits from the scroll offset', () => {
    const part = { firstRow: 2, lastRow: 11, firstHour: 3, lastHour: 7 };
    expect(visibleRange({ top: 120, left: 600 }, size, 800, 360)).toEqual(part);
  });

  it('includes partly visible rows and hours', () => {
    const part = { firstRow: 2, lastRow: 12, firstHour: 3, lastHour: 8 };
    expect(visibleRange({ top: 121, left: 799 }, size, 800, 360)).toEqual(part);
  });

  it('is the first cell in an empty grid', () => {
    const part = { firstRow: 0, lastRow: 0, firstHour: 0, lastHour: 0 };
    expect(visibleRange({ top: 900, left: 0 }, size, 0, 0)).toEqual(part);
  });

  it('stays within the grid for any offset, and changes only with another row or hour', () => {
    const pixels = fc.integer({ min: -500, max: 100_000 });
    fc.assert(
      fc.property(pixels, pixels, fc.nat(900), (top, left, rowCount) => {
        const part = visibleRange({ top, left }, size, rowCount, 360);
        const most = Math.max(0, rowCount - 1);
        expect(part.firstRow).toBeGreaterThanOrEqual(0);
        expect(part.lastRow).toBeGreaterThanOrEqual(part.firstRow);
        expect(part.lastRow).toBeLessThanOrEqual(most);
        expect(part.lastHour).toBeLessThanOrEqual(359);
        // As high as ten rows, so that eleven may be partly visible.
        expect(part.lastRow - part.firstRow).toBeLessThanOrEqual(10);
        const next = visibleRange({ top: top + 1, left }, size, rowCount, 360);
        const isAtEdge = top % size.row === 0 || (top + 1) % size.row === 0;
        if (!isAtEdge) expect(isSameRange(part, next)).toBe(true);
      }),
    );
  });
});

describe('range', () => {
  it('contains existing indexes only', () => {
    expect(range(-2, 2, 10)).toEqual([0, 1, 2]);
    expect(range(7, 12, 10)).toEqual([7, 8, 9]);
    expect(range(0, 3, 0)).toEqual([]);
  });

  it('includes one extra index in order, for the focused row', () => {
    expect(range(4, 6, 10, 1)).toEqual([1, 4, 5, 6]);
    expect(range(4, 6, 10, 9)).toEqual([4, 5, 6, 9]);
    expect(range(4, 6, 10, 5)).toEqual([4, 5, 6]);
    expect(range(4, 6, 10, 10)).toEqual([4, 5, 6]);
  });
});

describe('isFastScroll', () => {
  it.each([
    ['is true for a fast swipe', { top: 1000, at: 100 }, { top: 890, at: 116 }, true],
    ['is false for one wheel step', { top: 0, at: 100 }, { top: 16, at: 116 }, false],
    ['is false without movement', { top: 500, at: 100 }, { top: 500, at: 101 }, false],
    ['is true for two offsets at the same time', { top: 500, at: 100 }, { top: 600, at: 100 }, true],
    ['is false for a jump after a pause', { top: 0, at: 100 }, { top: 40_000, at: 300 }, false],
  ])('%s', (_, before, next, isFlight) => {
    expect(isFastScroll(before, next)).toBe(isFlight);
  });

  it('is false for a single jump of any distance', () => {
    expect(isFastScroll(undefined, { top: 40_000, at: 100 })).toBe(false);
  });
});
