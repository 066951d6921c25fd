import { describe, expect, it } from 'vitest';
import { createDecoding } from './decoding.ts';

describe('what cannot be decoded', () => {
  it('is tried once more, then left out, then told', () => {
    const goOnAfter = createDecoding();
    expect(goOnAfter(100)).toBe(100);
    expect(goOnAfter(100)).toBe(110);
    expect(goOnAfter(110)).toBe(120);
    expect(goOnAfter(120)).toBeUndefined();
    expect(goOnAfter(120)).toBe(120);
  });

  it('somewhere else has nothing to do with it', () => {
    const goOnAfter = createDecoding();
    expect(goOnAfter(100)).toBe(100);
    expect(goOnAfter(500)).toBe(500);
    expect(goOnAfter(20)).toBe(20);
  });
});
