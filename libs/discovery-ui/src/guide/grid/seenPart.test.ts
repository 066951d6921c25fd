import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isHurried, isSamePart, numbersFrom, seenPart } from './seenPart.ts';

const size = { width: 1000, height: 600, hour: 200, row: 60 };

describe('what is seen of the grid', () => {
  it('is what fits, from where it is scrolled to', () => {
    const part = { firstRow: 2, lastRow: 11, firstHour: 3, lastHour: 7 };
    expect(seenPart({ top: 120, left: 600 }, size, 800, 360)).toEqual(part);
  });

  it('has what is seen only in part', () => {
    const part = { firstRow: 2, lastRow: 12, firstHour: 3, lastHour: 8 };
    expect(seenPart({ top: 121, left: 799 }, size, 800, 360)).toEqual(part);
  });

  it('of a grid of nothing is the first that would be there', () => {
    const part = { firstRow: 0, lastRow: 0, firstHour: 0, lastHour: 0 };
    expect(seenPart({ top: 900, left: 0 }, size, 0, 0)).toEqual(part);
  });

  it('is among what there is, however far one scrolls, and the same until another row or hour comes', () => {
    const pixels = fc.integer({ min: -500, max: 100_000 });
    fc.assert(
      fc.property(pixels, pixels, fc.nat(900), (top, left, rowCount) => {
        const part = seenPart({ top, left }, size, rowCount, 360);
        const most = Math.max(0, rowCount - 1);
        expect(part.firstRow).toBeGreaterThanOrEqual(0);
        expect(part.lastRow).toBeGreaterThanOrEqual(part.firstRow);
        expect(part.lastRow).toBeLessThanOrEqual(most);
        expect(part.lastHour).toBeLessThanOrEqual(359);
        // As high as ten rows, so that eleven are seen between two of them.
        expect(part.lastRow - part.firstRow).toBeLessThanOrEqual(10);
        const next = seenPart({ top: top + 1, left }, size, rowCount, 360);
        const isAtEdge = top % size.row === 0 || (top + 1) % size.row === 0;
        if (!isAtEdge) expect(isSamePart(part, next)).toBe(true);
      }),
    );
  });
});

describe('numbers around what is seen', () => {
  it('are those that there are', () => {
    expect(numbersFrom(-2, 2, 10)).toEqual([0, 1, 2]);
    expect(numbersFrom(7, 12, 10)).toEqual([7, 8, 9]);
    expect(numbersFrom(0, 3, 0)).toEqual([]);
  });

  it('have one more in its place: what has the focus is there wherever it is', () => {
    expect(numbersFrom(4, 6, 10, 1)).toEqual([1, 4, 5, 6]);
    expect(numbersFrom(4, 6, 10, 9)).toEqual([4, 5, 6, 9]);
    expect(numbersFrom(4, 6, 10, 5)).toEqual([4, 5, 6]);
    expect(numbersFrom(4, 6, 10, 10)).toEqual([4, 5, 6]);
  });
});

describe('whether the view flies over the rows', () => {
  it.each([
    ['a strong swipe, down or up', { top: 1000, at: 100 }, { top: 890, at: 116 }, true],
    ['a step of the wheel', { top: 0, at: 100 }, { top: 16, at: 116 }, false],
    ['one that stands', { top: 500, at: 100 }, { top: 500, at: 101 }, false],
    ['two events of one instant', { top: 500, at: 100 }, { top: 600, at: 100 }, true],
    ['a jump after a rest', { top: 0, at: 100 }, { top: 40_000, at: 300 }, false],
  ])('%s', (_, before, next, isFlight) => {
    expect(isHurried(before, next)).toBe(isFlight);
  });

  it('one step, however far, is none', () => {
    expect(isHurried(undefined, { top: 40_000, at: 100 })).toBe(false);
  });
});
