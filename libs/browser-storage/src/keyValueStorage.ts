/** Passed in, so that rules need no browser. */
export interface KeyValueStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Creates in-memory storage, for tests and as a fallback. */
export function createMemoryStorage(entries: Readonly<Record<string, string>> = {}): KeyValueStorage {
  const items = new Map(Object.entries(entries));
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

/**
 * Opens browser storage, with memory as a fallback: reading the property may throw (site data blocked), and so may a write (quota,
 * private windows).
 *
 * @param open `() => window.localStorage`
 */
export function openStorage(open: () => KeyValueStorage): KeyValueStorage {
  const fallback = createMemoryStorage();
  let real: KeyValueStorage;
  try {
    real = open();
    real.getItem('');
  } catch {
    return fallback;
  }
  return {
    getItem: (key) => fallback.getItem(key) ?? real.getItem(key),
    setItem(key, value) {
      try {
        real.setItem(key, value);
        fallback.removeItem(key);
      } catch {
        fallback.setItem(key, value);
      }
    },
    removeItem(key) {
      fallback.removeItem(key);
      real.removeItem(key);
    },
  };
}
