import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveInGrid, scrollStartFor, type GridContext, type GridPosition } from './moveInGrid.ts';
import { rowSegments } from './rowSegments.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Midnight in Oslo. */
const DAY = Date.parse('2026-11-22T00:00:00+01:00');
const at = (hour: number): number => DAY + hour * HOUR;

/** Row 0: half-hour programmes. Row 1: two hours. Row 2: 30 hours over midnight. Row 3: none. */
const lengths = [0.5, 2, 30];
const rows = [...lengths, undefined].map((length) => {
  const programmes = [];
  for (let hour = -6; length !== undefined && hour < 48; hour += length) {
    programmes.push({ id: `${hour}`, start: at(hour), end: at(hour + length) });
  }
  return rowSegments(programmes, [{ from: at(-24), to: at(48), status: 'loaded' }]);
});

const ground: GridContext = {
  rowCount: rows.length,
  rowsInView: 2,
  start: at(-24),
  end: at(48),
  segmentsOf: (row) => rows[row] ?? [],
};

const press = (key: string, from: GridPosition, ctrlKey = false) =>
  moveInGrid({ key, ctrlKey }, from, ground);

describe('keyboard navigation in the grid', () => {
  it.each<[string, GridPosition, GridPosition]>([
    ['ArrowRight', { row: 0, instant: at(20.2) }, { row: 0, instant: at(20.5) }],
    ['ArrowLeft', { row: 0, instant: at(20.2) }, { row: 0, instant: at(19.5) }],
    ['ArrowRight', { row: 1, instant: at(20.2) }, { row: 1, instant: at(22) }],
    ['ArrowLeft', { row: 2, instant: at(30) }, { row: 2, instant: at(-6) }],
    ['ArrowDown', { row: 0, instant: at(20.2) }, { row: 1, instant: at(20.2) }],
    ['ArrowUp', { row: 1, instant: at(20.2) }, { row: 0, instant: at(20.2) }],
    ['PageDown', { row: 0, instant: at(20.2) }, { row: 2, instant: at(20.2) }],
    ['PageUp', { row: 3, instant: at(20.2) }, { row: 1, instant: at(20.2) }],
    ['Home', { row: 1, instant: at(20.2) }, { row: 1, instant: at(0) }],
    ['End', { row: 1, instant: at(20.2) }, { row: 1, instant: at(24) - 1 }],
    // Edges: the position does not change.
    ['ArrowUp', { row: 0, instant: at(20) }, { row: 0, instant: at(20) }],
    ['PageDown', { row: 3, instant: at(20) }, { row: 3, instant: at(20) }],
    ['ArrowLeft', { row: 3, instant: at(20) }, { row: 3, instant: at(20) }],
    ['ArrowRight', { row: 3, instant: at(20) }, { row: 3, instant: at(20) }],
  ])('the key %s from %j moves to %j', (key, from, to) => {
    expect(press(key, from)).toEqual(to);
  });

  it('Ctrl+Home and Ctrl+End move to the first and last channel', () => {
    const from = { row: 1, instant: at(20.2) };
    expect(press('Home', from, true)).toEqual({ row: 0, instant: at(0) });
    expect(press('End', from, true)).toEqual({ row: 3, instant: at(24) - 1 });
  });

  it('other keys are ignored', () => {
    expect(press('Enter', { row: 0, instant: at(1) })).toBeUndefined();
    expect(press('a', { row: 0, instant: at(1) })).toBeUndefined();
  });

  it('down and up returns to the same position and keeps the time', () => {
    fc.assert(
      fc.property(fc.integer({ min: -24 * 60, max: 48 * 60 - 1 }), fc.nat(2), (minute, row) => {
        const from = { row, instant: DAY + minute * MINUTE };
        const down = press('ArrowDown', from) ?? from;
        expect(down.instant).toBe(from.instant);
        expect(press('ArrowUp', down)).toEqual(from);
      }),
    );
  });

  it('right and left reach every programme of a row and stay in the guide', () => {
    let position: GridPosition = { row: 0, instant: ground.start };
    const visited: number[] = [];
    for (let steps = 0; steps < 200; steps += 1) {
      visited.push(position.instant);
      position = press('ArrowRight', position) ?? position;
    }
    const starts = rows[0]?.filter(({ start }) => start < ground.end).map(({ start }) => start) ?? [];
    expect([...new Set(visited)]).toEqual(starts);
    for (let steps = 0; steps < 200; steps += 1) position = press('ArrowLeft', position) ?? position;
    expect(position.instant).toBe(ground.start);
  });
});

/** Creates a time range, from minutes. */
const span = (from: number, to: number) => ({ start: from * MINUTE, end: to * MINUTE });
const view = span(1000, 1300);

it.each([
  ['a visible cell does not scroll', span(1010, 1060), 1010, 1000],
  ['an earlier cell scrolls in from the left', span(900, 960), 900, 885],
  ['a cell cut on the left is shown from its start', span(980, 1060), 980, 965],
  ['a later cell scrolls in from the right', span(1400, 1430), 1400, 1145],
  ['a cell longer than the view is shown from the focused minute', span(0, 4000), 2000, 1865],
])('%s', (_what, cell, at, begins) => {
  expect(scrollStartFor(view, cell, at * MINUTE)).toBe(begins * MINUTE);
});

it('the focused minute is always visible afterwards', () => {
  const minutes = fc.integer({ min: 0, max: 20_000 });
  fc.assert(
    fc.property(
      minutes,
      minutes,
      fc.integer({ min: 1, max: 3000 }),
      fc.double({ min: 0, max: 0.99, noNaN: true }),
      (from, start, length, share) => {
        const cell = span(start, start + length);
        const at = start + length * share;
        const visible = (length > 285 ? at : start) * MINUTE;
        const begins = scrollStartFor(span(from, from + 300), cell, visible);
        expect(visible).toBeGreaterThanOrEqual(begins);
        expect(visible).toBeLessThan(begins + 300 * MINUTE);
      },
    ),
  );
});
