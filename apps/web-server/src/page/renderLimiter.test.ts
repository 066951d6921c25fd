import { describe, expect, it } from 'vitest';
import { createRenderLimiter } from './renderLimiter.ts';

describe('createRenderLimiter', () => {
  it('has no slot while the event loop lags', () => {
    let isLate = true;
    const gate = createRenderLimiter({ renders: 1, lateRenders: 1, isLagging: () => isLate });
    expect(gate.acquire()).toBeUndefined();
    isLate = false;
    const slot = gate.acquire();
    expect(slot).toBeDefined();
    expect(gate.acquire()).toBeUndefined();
    slot?.release();
    expect(gate.acquire()).toBeDefined();
  });

  it('a late render frees its slot, up to a limit of late renders', () => {
    const gate = createRenderLimiter({ renders: 1, lateRenders: 1, isLagging: () => false });
    const first = gate.acquire();
    expect(first?.continueLate()).toBe(true);
    const second = gate.acquire();
    expect(second?.continueLate()).toBe(false);
    expect(gate.acquire()).toBeUndefined();
    first?.release();
    expect(second?.continueLate()).toBe(true);
    expect(gate.acquire()).toBeDefined();
  });
});
