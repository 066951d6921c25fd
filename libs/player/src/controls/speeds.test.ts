import { describe, expect, it } from 'vitest';
import { SPEEDS, speedBeside, speedLabel } from './speeds.ts';

describe('playback speeds', () => {
  it('speedLabel formats speeds the Norwegian way', () => {
    expect(SPEEDS.map(speedLabel)).toEqual(['0,5×', '0,75×', 'Normal', '1,25×', '1,5×', '1,75×', '2×']);
  });

  it('adjacentSpeed also works from a speed that is not in the list', () => {
    expect([speedBeside(1.1, 'faster'), speedBeside(1.1, 'slower')]).toEqual([1.25, 1]);
  });
});
