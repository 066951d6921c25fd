import { describe, expect, test } from 'vitest';
import { createMemoryStorage, openStorage } from './keyValueStorage.ts';

const full = () => {
  throw new DOMException('full', 'QuotaExceededError');
};

describe('browser storage', () => {
  test('browser storage is used if it works', () => {
    const real = createMemoryStorage({ a: '1' });
    const storage = openStorage(() => real);
    storage.setItem('b', '2');
    storage.removeItem('a');
    expect(real.getItem('b')).toBe('2');
    expect(real.getItem('a')).toBeNull();
    expect(storage.getItem('b')).toBe('2');
  });

  test('memory replaces browser storage if reading the property throws', () => {
    const storage = openStorage(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    storage.setItem('a', '1');
    expect(storage.getItem('a')).toBe('1');
    storage.removeItem('a');
    expect(storage.getItem('a')).toBeNull();
  });

  test('memory holds what browser storage rejects, until it accepts writes again', () => {
    const real = createMemoryStorage({ a: 'old' });
    let isFull = true;
    const storage = openStorage(() => ({
      ...real,
      setItem: (key, value) => (isFull ? full() : real.setItem(key, value)),
    }));
    storage.setItem('a', 'new');
    expect(storage.getItem('a')).toBe('new');
    isFull = false;
    storage.setItem('a', 'newer');
    expect(storage.getItem('a')).toBe('newer');
    expect(real.getItem('a')).toBe('newer');
  });
});
