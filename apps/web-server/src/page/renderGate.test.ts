import { describe, expect, it } from 'vitest';
import { createRenderGate } from './renderGate.ts';

describe('createRenderGate', () => {
  it('lets nothing in while the process is behind', () => {
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

  it('a render that runs on makes room, as long as not too many do', () => {
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
