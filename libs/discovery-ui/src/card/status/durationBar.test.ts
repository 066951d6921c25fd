import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { durationBar } from './durationBar.ts';

describe('durationBar', () => {
  it.each([
    [1.7, 100],
    [1, 100],
    [0.25, 25],
  ])('CARD-22 a progress ratio of %d gives a bar of %d per cent', (ratio, percent) => {
    expect(durationBar({ type: 'Default' }, ratio)).toEqual({ kind: 'watched', percent });
  });

  it('CARD-22 the bar stays within 0 and 100 for any data', () => {
    fc.assert(
      fc.property(fc.double(), (ratio) => {
        const bar = durationBar({ type: 'Default' }, ratio);
        if (bar) expect(bar.percent > 0 && bar.percent <= 100).toBe(true);
        else expect(ratio > 0).toBe(false);
      }),
    );
  });

  it('CARD-17 a live card shows the progress of the broadcast, not of the user', () => {
    const live = { type: 'Live', label: 'Direkte', progressPercentage: 40 } as const;
    expect(durationBar(live, 0.9)).toEqual({ kind: 'live', percent: 40 });
    expect(durationBar(live, undefined)).toEqual({ kind: 'live', percent: 40 });
  });

  it('CARD-17 a planned card without progress shows no bar', () => {
    expect(durationBar({ type: 'Planned' }, undefined)).toBeUndefined();
    expect(durationBar({ type: 'Planned' }, 0)).toBeUndefined();
  });
});
