import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filmPeriods, livePeriods, programmePeriods, TIME_SHIFT_BUFFER_MS } from './timeline.ts';
import type { Period } from './timeline.ts';

const loopMs = 64_000;
const instants = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2040, 0, 1) });
const periodLengths = fc.constantFrom(4000, 8000, 24_000, loopMs);

function gaps(periods: readonly Period[]): number[] {
  return periods.slice(1).map((period, n) => {
    const before = periods[n];
    return before ? period.startMs - (before.startMs + before.durationMs) : NaN;
  });
}

describe('live timeline', () => {
  it('the live timeline is contiguous, covers two hours and publishes one Period early', () => {
    fc.assert(
      fc.property(instants, periodLengths, fc.nat({ max: 16 }), (now, periodMs, offset) => {
        const { periods, publishedMs } = livePeriods(now, periodMs, offset * 4000);
        expect(new Set(gaps(periods))).toEqual(new Set([0]));
        const [first, last] = [periods[0], periods.at(-1)];
        // Two hours, and less than one Period more.
        expect(first?.startMs).toBeLessThanOrEqual(now - TIME_SHIFT_BUFFER_MS);
        expect(first?.startMs).toBeGreaterThan(now - TIME_SHIFT_BUFFER_MS - 2 * periodMs);
        // The newest Period is in the future; the previous one is current.
        expect(last?.startMs).toBeGreaterThan(now);
        expect(last?.startMs).toBeLessThanOrEqual(now + periodMs);
        expect(publishedMs).toBeLessThanOrEqual(now);
        expect(publishedMs).toBeGreaterThan(now - periodMs);
      }),
    );
  });

  it('a later live manifest only drops old Periods and adds new ones', () => {
    fc.assert(
      fc.property(instants, fc.integer({ min: 0, max: 3 * TIME_SHIFT_BUFFER_MS }), (now, later) => {
        const before = livePeriods(now, loopMs).periods;
        const after = new Map(
          livePeriods(now + later, loopMs).periods.map((period) => [period.index, period]),
        );
        for (const period of before) {
          if (after.has(period.index)) expect(after.get(period.index)).toEqual(period);
        }
      }),
    );
  });

  it('the live timeline changes only at Period boundaries', () => {
    const start = livePeriods(Date.UTC(2026, 10, 20, 20), loopMs).publishedMs;
    expect(livePeriods(start + loopMs - 1, loopMs)).toEqual(livePeriods(start, loopMs));
    expect(livePeriods(start + loopMs, loopMs).publishedMs).toBe(start + loopMs);
  });
});

describe('programme timeline', () => {
  it('the programme timeline grows from its start, one Period early, up to its end', () => {
    fc.assert(
      fc.property(
        instants,
        fc.integer({ min: 60, max: 14_400 }),
        fc.double({ min: 0, max: 1.5, noNaN: true }),
        (start, seconds, share) => {
          const end = start + seconds * 1000;
          const now = Math.floor(start + share * seconds * 1000);
          const { periods, ended } = programmePeriods(now, start, end, loopMs);
          expect(periods[0]?.startMs).toBe(0);
          expect(gaps(periods).filter((gap) => gap !== 0)).toEqual([]);
          const last = periods.at(-1);
          const coveredMs = (last?.startMs ?? 0) + (last?.durationMs ?? 0);
          expect(ended).toBe(now >= end);
          expect(coveredMs).toBeLessThanOrEqual(end - start);
          if (ended) expect(coveredMs).toBe(end - start);
          else expect(coveredMs).toBeGreaterThan(Math.min(now - start, end - start - 1));
        },
      ),
    );
  });
});

describe('film timeline', () => {
  it('the Periods of a film add up to its length', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 * 3_600_000 }), (total) => {
        const periods = filmPeriods(total, loopMs);
        expect(periods.reduce((sum, { durationMs }) => sum + durationMs, 0)).toBe(total);
        expect(periods.every(({ durationMs }) => durationMs > 0)).toBe(true);
      }),
    );
  });
});
