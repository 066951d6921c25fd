import { describe, expect, it } from 'vitest';
import { tellableStatistics } from './statistics.ts';

describe('tellableStatistics', () => {
  it('takes numbers and words, and leaves out what is unknown and what is a history', () => {
    const told = {
      width: 1280,
      loadLatency: 0.4366666,
      liveLatency: NaN,
      manifestType: 'DASH',
      currentCodecs: '',
      stateHistory: [{ timestamp: 1 }],
    };
    expect(tellableStatistics(told)).toEqual({ width: 1280, loadLatency: 0.437, manifestType: 'DASH' });
  });
});
