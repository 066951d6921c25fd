import { describe, expect, it } from 'vitest';
import { createDecodeRecovery } from './decodeRecovery.ts';

describe('createDecodeRecovery', () => {
  it('retries at the same position, then skips ahead, then gives up', () => {
    const goOnAfter = createDecodeRecovery();
    expect(goOnAfter(100)).toBe(100);
    expect(goOnAfter(100)).toBe(110);
    expect(goOnAfter(110)).toBe(120);
    expect(goOnAfter(120)).toBeUndefined();
    expect(goOnAfter(120)).toBe(120);
  });

  it('resets the attempts for a decode error at another position', () => {
    const goOnAfter = createDecodeRecovery();
    expect(goOnAfter(100)).toBe(100);
    expect(goOnAfter(500)).toBe(500);
    expect(goOnAfter(20)).toBe(20);
  });
});
