import { describe, expect, it } from 'vitest';
import { SPEEDS, speedBeside, speedLabel } from './speeds.ts';

describe('speeds', () => {
  it('are named as Norwegians write them', () => {
    expect(SPEEDS.map(speedLabel)).toEqual(['0,5×', '0,75×', 'Normal', '1,25×', '1,5×', '1,75×', '2×']);
  });

  it('have one beside them, also where they are none of ours', () => {
    expect([speedBeside(1.1, 'faster'), speedBeside(1.1, 'slower')]).toEqual([1.25, 1]);
  });
});
