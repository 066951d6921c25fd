import { describe, expect, test } from 'vitest';
import { createMemoryStorage, openStorage } from './keyValueStorage.ts';

const full = () => {
  throw new DOMException('full', 'QuotaExceededError');
};

describe('the browser’s storage', () => {
  test('is used where it works', () => {
    const real = createMemoryStorage({ a: '1' });
    const storage = openStorage(() => real);
    storage.setItem('b', '2');
    storage.removeItem('a');
    expect(real.getItem('b')).toBe('2');
    expect(real.getItem('a')).toBeNull();
    expect(storage.getItem('b')).toBe('2');
  });

  test('is replaced by memory where reading the property throws', () => {
    const storage = openStorage(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    storage.setItem('a', '1');
    expect(storage.getItem('a')).toBe('1');
    storage.removeItem('a');
    expect(storage.getItem('a')).toBeNull();
  });

  test('is helped out by memory where it takes no more, until it does again', () => {
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
