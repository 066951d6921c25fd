import { describe, expect, it } from 'vitest';
import { choosePortOffset } from './portOffset.ts';

const taken = new Set([0, 100, 200]);

describe("a new brand's port", () => {
  it('choosePortOffset returns the next free hundred by default', () => {
    expect(choosePortOffset(undefined, 4200, taken)).toBe(300);
    expect(choosePortOffset(undefined, 4200, new Set([0, 200]))).toBe(100);
  });

  it('choosePortOffset returns the requested port', () => {
    expect(choosePortOffset(4555, 4200, taken)).toBe(355);
  });

  it('choosePortOffset rejects a taken port and one below the base', () => {
    expect(() => choosePortOffset(4400, 4200, taken)).toThrow('4400');
    expect(() => choosePortOffset(4100, 4200, taken)).toThrow('4200');
  });
});
