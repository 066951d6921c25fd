import { describe, expect, it, vi } from 'vitest';
import { createStreamStore } from './streamStore.ts';

describe('stream store', () => {
  it('tells only those who listen to what changed', () => {
    const store = createStreamStore();
    const [time, volume] = [vi.fn(), vi.fn()];
    store.subscribe('position', time);
    store.subscribe('volume', volume);
    store.set({ position: 3, volume: 1 });
    expect(time).toHaveBeenCalledOnce();
    expect(volume).not.toHaveBeenCalled();
  });

  it('forgets who stopped listening, also while it is telling', () => {
    const store = createStreamStore();
    const late = vi.fn();
    const stop = store.subscribe('position', late);
    const first = vi.fn(stop);
    store.subscribe('position', first);
    store.set({ position: 1 });
    store.set({ position: 2 });
    expect(first).toHaveBeenCalledTimes(2);
    expect(late).toHaveBeenCalledTimes(1);
  });

  it('gives the same object until something is set', () => {
    const store = createStreamStore({ volume: 0.5 });
    const before = store.get();
    expect(store.get()).toBe(before);
    expect(before.volume).toBe(0.5);
  });
});
