import { describe, expect, it } from 'vitest';
import { choosePortOffset } from './portOffset.ts';

const taken = new Set([0, 100, 200]);

describe("a new brand's port", () => {
  it('is the next free hundred when nobody asks for one', () => {
    expect(choosePortOffset(undefined, 4200, taken)).toBe(300);
    expect(choosePortOffset(undefined, 4200, new Set([0, 200]))).toBe(100);
  });

  it('is the one asked for', () => {
    expect(choosePortOffset(4555, 4200, taken)).toBe(355);
  });

  it('is refused when somebody has it, or when it lies below the base', () => {
    expect(() => choosePortOffset(4400, 4200, taken)).toThrow('4400');
    expect(() => choosePortOffset(4100, 4200, taken)).toThrow('4200');
  });
});
