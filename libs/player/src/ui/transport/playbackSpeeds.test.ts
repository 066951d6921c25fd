import { describe, expect, it } from 'vitest';
import { PLAYBACK_SPEEDS, adjacentSpeed, speedLabel } from './playbackSpeeds.ts';

describe('playback speeds', () => {
  it('speedLabel formats speeds in Norwegian', () => {
    expect(PLAYBACK_SPEEDS.map(speedLabel)).toEqual([
      '0,5×',
      '0,75×',
      'Normal',
      '1,25×',
      '1,5×',
      '1,75×',
      '2×',
    ]);
  });

  it('adjacentSpeed also works from a speed that is not in the list', () => {
    expect([adjacentSpeed(1.1, 'faster'), adjacentSpeed(1.1, 'slower')]).toEqual([1.25, 1]);
  });
});
