import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinPages } from './joinPages.ts';

const full = (...cards: string[]) => ({ cards, isFullPage: true });
const last = (...cards: string[]) => ({ cards, isFullPage: false });

describe('joinPages', () => {
  it('LANE-35 LANE-36 joinPages concatenates items in order, and is complete with the first page that is not full', () => {
    expect(joinPages([full('a', 'b'), full('c')], true)).toEqual({
      items: ['a', 'b', 'c'],
      count: 2,
      isComplete: false,
    });
    expect(joinPages([full('a'), last('b'), full('c')], true)).toEqual({
      items: ['a', 'b'],
      count: 2,
      isComplete: true,
    });
    expect(joinPages([last()], true)).toEqual({ items: [], count: 1, isComplete: true });
  });

  it('LANE-37 joinPages is complete after one full page without paging', () => {
    expect(joinPages([full('a', 'b')], false)).toEqual({ items: ['a', 'b'], count: 1, isComplete: true });
  });

  it('joinPages stops before a missing page, whatever follows it', () => {
    expect(joinPages([full('a'), undefined, full('c')], true)).toEqual({
      items: ['a'],
      count: 1,
      isComplete: false,
    });
    expect(joinPages([], true)).toEqual({ items: [], count: 0, isComplete: false });
  });

  it('joinPages never has a gap', () => {
    const page = fc.record({ cards: fc.array(fc.nat(), { maxLength: 4 }), isFullPage: fc.boolean() });
    fc.assert(
      fc.property(fc.array(fc.option(page, { nil: undefined })), fc.boolean(), (pages, supportsPaging) => {
        const { items, count, isComplete } = joinPages(pages, supportsPaging);
        const shown = pages.slice(0, count);
        expect(items).toEqual(shown.flatMap((one) => one?.cards ?? []));
        expect(shown.slice(0, -1).every((one) => one?.isFullPage === true)).toBe(true);
        if (!isComplete) expect(pages[count]).toBeUndefined();
      }),
    );
  });
});
