import { describe, expect, it } from 'vitest';
import { formatStatistics } from './formatStatistics.ts';

describe('formatStatistics', () => {
  it('keeps numbers and strings, and omits unknown values and histories', () => {
    const stats = {
      width: 1280,
      loadLatency: 0.4366666,
      liveLatency: NaN,
      manifestType: 'DASH',
      currentCodecs: '',
      stateHistory: [{ timestamp: 1 }],
    };
    const expected = { width: 1280, loadLatency: 0.437, manifestType: 'DASH' };
    expect(Object.fromEntries(formatStatistics(stats))).toEqual(expected);
  });
});
