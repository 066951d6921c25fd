import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activeWindow, isActive } from './activeWindow.ts';

const instant = fc.integer({ min: 0, max: 100 });
const end = fc.option(instant, { nil: undefined });
const entries = fc.array(fc.record({ from: end, to: end }), { maxLength: 8 });

describe('activeWindow', () => {
  const morning = { from: 100, to: 200, value: 'morning' };
  const evening = { from: 200, to: 300, value: 'evening' };

  it.each([
    [99, undefined],
    [100, 'morning'],
    [199, 'morning'],
    [200, 'evening'],
    [299, 'evening'],
    [300, undefined],
  ])('CARD-12 at %i the active entry is %s', (now, value) => {
    expect(activeWindow([morning, evening], now)?.value).toBe(value);
  });

  it('CARD-13 activeWindow ignores an entry with a missing from or to, and uses the next active one', () => {
    const entries = [
      { to: 200, value: 'no from' },
      { from: 100, value: 'no to' },
      { value: 'neither' },
      morning,
    ];
    expect(activeWindow(entries, 150)?.value).toBe('morning');
    expect(activeWindow(entries.slice(0, 3), 150)).toBeUndefined();
  });

  it('activeWindow returns the first of two overlapping entries', () => {
    expect(activeWindow([{ from: 0, to: 500, value: 'wide' }, morning], 150)?.value).toBe('wide');
  });

  it('activeWindow returns undefined without a list', () => {
    expect(activeWindow(undefined, 0)).toBeUndefined();
  });

  it('CARD-12 CARD-13 activeWindow always returns the first entry that is bounded and active', () => {
    fc.assert(
      fc.property(entries, instant, (list, now) => {
        const found = activeWindow(list, now);
        const holds = list.filter(
          ({ from, to }) => from !== undefined && to !== undefined && now >= from && now < to,
        );
        expect(found).toBe(holds[0]);
      }),
    );
  });

  it('exactly one of two adjacent windows is active at any instant', () => {
    fc.assert(
      fc.property(fc.tuple(instant, instant, instant), instant, (ends, now) => {
        const [a, b, c] = ends.toSorted((x, y) => x - y) as [number, number, number];
        fc.pre(a <= now && now < c);
        expect(
          [
            { from: a, to: b },
            { from: b, to: c },
          ].filter((window) => isActive(window, now)),
        ).toHaveLength(1);
      }),
    );
  });
});
