/** What we ask of the browser's storages. Handed in, so that rules and tests need no browser. */
export interface KeyValueStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** A storage that lasts as long as the page: for tests, and where the browser refuses its own. */
export function createMemoryStorage(entries: Readonly<Record<string, string>> = {}): KeyValueStorage {
  const items = new Map(Object.entries(entries));
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

/**
 * The browser's storage, or one in memory where it cannot be used: reading the property alone may throw
 * (site data blocked), and a write may (quota, private windows). A write that fails is kept in memory, so
 * that what was just stored can be read back.
 *
 * @param open reads the property, for example `() => window.localStorage`
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
