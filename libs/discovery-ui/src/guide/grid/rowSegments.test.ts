import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rowSegments, segmentAt, type RequestedRange, type Segment, type Timed } from './rowSegments.ts';

const HOUR = 3_600_000;
const at = (hour: number): number => Date.UTC(2026, 10, 22) + hour * HOUR;
const programme = (id: string, from: number, to: number): Timed => ({ id, start: at(from), end: at(to) });
const loaded = (from: number, to: number): RequestedRange => ({
  from: at(from),
  to: at(to),
  status: 'loaded',
});

/** Creates a row as text: `a 10–11`, `gap 11–12`. */
const described = (segments: readonly Segment[]) =>
  segments.map((segment) => {
    const name = segment.kind === 'programme' ? segment.programme.id : segment.kind;
    return `${name} ${(segment.start - at(0)) / HOUR}–${(segment.end - at(0)) / HOUR}`;
  });

describe('rowSegments', () => {
  it.each<[string, readonly Timed[], readonly RequestedRange[], readonly string[]]>([
    [
      'has programmes in order',
      [programme('a', 8, 9), programme('b', 9, 12)],
      [loaded(8, 12)],
      ['a 8–9', 'b 9–12'],
    ],
    [
      'fills the rest with gaps',
      [programme('b', 9, 10)],
      [loaded(8, 12)],
      ['gap 8–9', 'b 9–10', 'gap 10–12'],
    ],
    ['is one gap for a channel without programmes', [], [loaded(0, 4), loaded(4, 8)], ['gap 0–8']],
    ['is empty without ranges', [], [], []],
    [
      'does not clip a programme over midnight',
      [programme('a', 23, 25)],
      [loaded(20, 24)],
      ['gap 20–23', 'a 23–25'],
    ],
    [
      'merges a programme of 30 hours that is in several parts',
      [programme('a', 2, 32), programme('a', 2, 32)],
      [loaded(4, 8), loaded(8, 12)],
      ['a 2–32'],
    ],
    [
      'cuts the earlier of two overlapping programmes',
      [programme('a', 8, 12), programme('b', 9, 10)],
      [loaded(8, 12)],
      ['a 8–9', 'b 9–10', 'gap 10–12'],
    ],
    [
      'puts the shorter of two with the same start first',
      [programme('a', 8, 11), programme('b', 8, 9)],
      [loaded(8, 11)],
      ['b 8–9', 'a 9–11'],
    ],
    [
      'drops programmes without or with negative length',
      [programme('a', 9, 9), programme('b', 11, 10)],
      [loaded(8, 12)],
      ['gap 8–12'],
    ],
    [
      'has segments for pending and failed ranges',
      [programme('a', 7, 9)],
      [
        loaded(7, 8),
        { from: at(8), to: at(12), status: 'pending' },
        { from: at(12), to: at(16), status: 'failed' },
      ],
      ['a 7–9', 'pending 9–12', 'failed 12–16'],
    ],
  ])('a row %s', (_what, programmes, stretches, row) => {
    expect(described(rowSegments(programmes, stretches))).toEqual(row);
  });

  const times = fc.integer({ min: -40, max: 60 });
  const programmesOfAnyKind = fc.array(
    fc.record({ id: fc.string({ minLength: 1, maxLength: 2 }), from: times, to: times }),
    { maxLength: 30 },
  );
  const status = fc.constantFrom<RequestedRange['status']>('loaded', 'pending', 'failed');

  it('a row is sorted without overlap, covers all ranges, and keeps each programme within its own time', () => {
    fc.assert(
      fc.property(programmesOfAnyKind, fc.array(status, { maxLength: 6 }), (given, statuses) => {
        const programmes = given.map(({ id, from, to }) => programme(id, from, to));
        const stretches = statuses.map((one, index): RequestedRange => {
          return { from: at(index * 4), to: at(index * 4 + 4), status: one };
        });
        const row = rowSegments(programmes, stretches);
        for (const [index, segment] of row.entries()) {
          expect(segment.end).toBeGreaterThan(segment.start);
          if (index > 0) expect(segment.start).toBeGreaterThanOrEqual(row[index - 1]?.end ?? 0);
          if (segment.kind !== 'programme') continue;
          expect(segment.start).toBeGreaterThanOrEqual(segment.programme.start);
          expect(segment.end).toBeLessThanOrEqual(segment.programme.end);
        }
        const ids = row.flatMap((one) => (one.kind === 'programme' ? [one.programme.id] : []));
        expect(new Set(ids).size).toBe(ids.length);
        for (let hour = 0; hour < stretches.length * 4; hour += 0.5) {
          expect(segmentAt(row, at(hour)), `hour ${hour}`).toBeDefined();
        }
      }),
    );
  });

  it('a row keeps the full length of programmes that do not overlap', () => {
    const lengths = fc.array(fc.record({ pause: fc.nat(3), length: fc.integer({ min: 1, max: 30 }) }));
    fc.assert(
      fc.property(lengths, fc.boolean(), (given, isReversed) => {
        let hour = 0;
        const programmes = given.map(({ pause, length }, index) => {
          const from = hour + pause;
          hour = from + length;
          return programme(`p${index}`, from, hour);
        });
        const row = rowSegments(isReversed ? programmes.toReversed() : programmes, [loaded(0, 4)]);
        const remaining = row.flatMap((one) => (one.kind === 'programme' ? [one] : []));
        expect(remaining.map(({ start, end, programme: { id } }) => ({ id, start, end }))).toEqual(
          programmes,
        );
      }),
    );
  });
});
