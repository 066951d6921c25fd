import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PROGRAM_STATES } from '@tv/api-client';
import { liveProgress, programState } from './programState.ts';

const labelled = ['NoAccess', 'Planned', 'Live', 'Expired', 'Rented'] as const;

describe('programState', () => {
  it.each(PROGRAM_STATES)('CARD-14 programState is %s while a window of that state is active', (value) => {
    const states = [
      { from: 0, to: 100, value: value === 'Planned' ? ('Expired' as const) : ('Planned' as const) },
      { from: 100, to: 200, value },
    ];
    expect(programState({ states }, 150).type).toBe(value);
    expect(programState({ states }, 50).type).not.toBe(value);
  });

  it('CARD-14 programState changes with the clock over a broadcast', () => {
    const states = [
      { from: 0, to: 100, value: 'Planned' as const },
      { from: 100, to: 200, value: 'Live' as const },
      { from: 200, to: 300, value: 'Default' as const },
      { from: 300, to: 400, value: 'Expired' as const },
    ];
    const types = [50, 150, 250, 350, 450].map((now) => programState({ states }, now).type);
    expect(types).toEqual(['Planned', 'Live', 'Default', 'Expired', 'Default']);
  });

  it('CARD-15 programState is Default without states, outside every window, and for an unbounded state', () => {
    expect(programState({}, 50)).toEqual({ type: 'Default' });
    expect(programState({ states: [] }, 50)).toEqual({ type: 'Default' });
    expect(programState({ states: [{ from: 60, to: 70, value: 'Live' }] }, 50)).toEqual({ type: 'Default' });
    expect(programState({ states: [{ from: 0, value: 'Expired' }] }, 50)).toEqual({ type: 'Default' });
    expect(programState({ states: [{ to: 100, value: 'Live' }] }, 50)).toEqual({ type: 'Default' });
  });

  it('programState uses the server’s snapshot only without windows', () => {
    const snapshot = { type: 'Live', label: 'Nå', progressPercentage: 140 } as const;
    expect(programState({ programState: snapshot }, 50)).toEqual({
      type: 'Live',
      label: 'Nå',
      progressPercentage: 100,
    });
    const over = [{ from: 0, to: 10, value: 'Live' as const }];
    expect(programState({ programState: snapshot, states: over }, 50)).toEqual({ type: 'Default' });
  });

  it('CARD-16 Live has the progress through its window', () => {
    const states = [{ from: 1000, to: 3000, value: 'Live' as const }];
    expect(programState({ states }, 1000)).toMatchObject({ progressPercentage: 0 });
    expect(programState({ states }, 2000)).toMatchObject({ progressPercentage: 50 });
    expect(programState({ states }, 2999)).toMatchObject({ progressPercentage: 99.95 });
  });

  it('CARD-18 Live without a label is labelled Direkte', () => {
    expect(programState({ states: [{ from: 0, to: 10, value: 'Live' }] }, 5)).toMatchObject({
      label: 'Direkte',
    });
  });

  it.each(['', '  '])('CARD-18 a blank label (%j) counts as no label', (blank) => {
    const live = { label: 'Direkte' };
    const states = [{ from: 0, to: 10, value: 'Live' as const, label: blank }];
    expect(programState({ states }, 5)).toMatchObject(live);
    expect(programState({ programState: { type: 'Live', label: blank } }, 5)).toMatchObject(live);
    const labels = [{ from: 0, to: 10, value: blank }];
    expect(programState({ states, labels }, 5)).toMatchObject(live);
    const planned = [{ from: 0, to: 10, value: 'Planned' as const, label: 'I kveld' }];
    expect(programState({ states: planned, labels }, 5)).toMatchObject({ label: 'I kveld' });
    expect(programState({ states: [{ from: 0, to: 10, value: 'Planned', label: blank }] }, 5)).toEqual({
      type: 'Planned',
    });
  });

  it.each(labelled)('CARD-19 %s keeps its label', (value) => {
    const states = [{ from: 0, to: 10, value, label: 'Egen tekst' }];
    expect(programState({ states }, 5)).toMatchObject({ type: value, label: 'Egen tekst' });
  });

  it.each(labelled.filter((type) => type !== 'Live'))('CARD-19 %s may have no label', (value) => {
    expect(programState({ states: [{ from: 0, to: 10, value }] }, 5)).toEqual({ type: value });
  });

  it('CARD-12 CARD-19 the active label precedes the state’s own', () => {
    const card = {
      states: [{ from: 0, to: 100, value: 'Planned' as const, label: 'Planlagt' }],
      labels: [
        { from: 0, to: 50, value: 'I kveld' },
        { from: 90, to: 100, value: 'Straks' },
      ],
    };
    expect(programState(card, 20)).toEqual({ type: 'Planned', label: 'I kveld' });
    expect(programState(card, 60)).toEqual({ type: 'Planned', label: 'Planlagt' });
    expect(programState(card, 95)).toEqual({ type: 'Planned', label: 'Straks' });
  });
});

describe('liveProgress', () => {
  it('CARD-16 liveProgress is 0 before, 50 in the middle and 100 after the window', () => {
    const window = { from: 1000, to: 2000 };
    expect([0, 1500, 9000].map((now) => liveProgress(window, now))).toEqual([0, 50, 100]);
  });

  it('CARD-16 liveProgress stays within 0 and 100 and never decreases', () => {
    const instant = fc.integer({ min: -1000, max: 1000 });
    fc.assert(
      fc.property(instant, fc.integer({ min: 0, max: 500 }), instant, instant, (from, length, a, b) => {
        const window = { from, to: from + length };
        const [early, late] = [Math.min(a, b), Math.max(a, b)].map((now) => liveProgress(window, now)) as [
          number,
          number,
        ];
        expect(early).toBeGreaterThanOrEqual(0);
        expect(late).toBeLessThanOrEqual(100);
        if (length > 0) expect(early).toBeLessThanOrEqual(late);
      }),
    );
  });
});
