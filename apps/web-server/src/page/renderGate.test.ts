import { describe, expect, it } from 'vitest';
import { createRenderGate } from './renderGate.ts';

describe('createRenderLimiter', () => {
  it('has no slot while the event loop lags', () => {
    let isLate = true;
    const gate = createRenderGate({ renders: 1, lateRenders: 1, isLate: () => isLate });
    expect(gate.enter()).toBeUndefined();
    isLate = false;
    const place = gate.enter();
    expect(place).toBeDefined();
    expect(gate.enter()).toBeUndefined();
    place?.leave();
    expect(gate.enter()).toBeDefined();
  });

  it('a late render frees its slot, up to a limit of late renders', () => {
    const gate = createRenderGate({ renders: 1, lateRenders: 1, isLate: () => false });
    const first = gate.enter();
    expect(first?.runOn()).toBe(true);
    const second = gate.enter();
    expect(second?.runOn()).toBe(false);
    expect(gate.enter()).toBeUndefined();
    first?.leave();
    expect(second?.runOn()).toBe(true);
    expect(gate.enter()).toBeDefined();
  });
});
