import { describe, expect, it, vi } from 'vitest';
import { createKeyedStore, createStaticReader } from './keyedStore.ts';

describe('createKeyedStore', () => {
  it('a keyed store notifies only listeners of changed keys, with the current state', () => {
    const store = createKeyedStore({ time: 0, volume: 1 });
    const notifications: string[] = [];
    store.subscribe('time', () => notifications.push(`at ${store.get().time}`));
    store.subscribe('volume', () => notifications.push('volume'));
    store.set({ time: 3, volume: 1 });
    store.set({ volume: 0.7 });
    expect(notifications).toEqual(['at 3', 'volume']);
  });

  it('a keyed store stops notifying unsubscribed listeners, also during a notification', () => {
    const store = createKeyedStore({ time: 0 });
    const late = vi.fn();
    const stop = store.subscribe('time', late);
    const first = vi.fn(stop);
    store.subscribe('time', first);
    store.set({ time: 1 });
    store.set({ time: 2 });
    expect(first).toHaveBeenCalledTimes(2);
    expect(late).toHaveBeenCalledTimes(1);
  });

  it('a keyed store returns the same object until a change', () => {
    const store = createKeyedStore({ volume: 0.5 });
    const before = store.get();
    expect(store.get()).toBe(before);
    store.set({ volume: 0.6 });
    expect(store.get()).not.toBe(before);
  });

  it('createStaticReader never notifies', () => {
    const reader = createStaticReader({ volume: 0.5 });
    reader.subscribe('volume', () => undefined)();
    expect(reader.get().volume).toBe(0.5);
  });
});
