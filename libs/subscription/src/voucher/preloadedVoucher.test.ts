import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '@tv/browser-storage';
import { storedVoucher, savePreloadedVoucher, readPreloadedVoucher } from './preloadedVoucher.ts';

const HOUR_MS = 3_600_000;
const then = Date.parse('2026-11-20T20:00:00Z');

const KARI = 'u-kari';
const OLA = 'u-ola';
const VISITOR = '';

describe('voucher from a URL', () => {
  it('VOUCH-02 a voucher from a URL is stored with its expiry after 24 hours', () => {
    const storage = createMemoryStorage();
    savePreloadedVoucher(storage, 'VINTER26', then);
    expect(JSON.parse(storage.getItem(storedVoucher.key) ?? '')).toEqual({
      code: 'VINTER26',
      expiry: then + 24 * HOUR_MS,
    });
  });

  it('VOUCH-03 a voucher from a URL is valid after 23 hours and removed after 25', () => {
    const storage = createMemoryStorage();
    savePreloadedVoucher(storage, 'VINTER26', then);
    expect(readPreloadedVoucher(storage, then + 23 * HOUR_MS, KARI)).toBe('VINTER26');
    expect(readPreloadedVoucher(storage, then + 25 * HOUR_MS, KARI)).toBeUndefined();
    expect(storage.getItem(storedVoucher.key)).toBeNull();
    expect(readPreloadedVoucher(storage, then, KARI)).toBeUndefined();
  });

  it('a voucher from a URL is replaced by the next one and can be cleared', () => {
    const storage = createMemoryStorage();
    savePreloadedVoucher(storage, 'A', then);
    savePreloadedVoucher(storage, 'B', then);
    expect(readPreloadedVoucher(storage, then, KARI)).toBe('B');
    storedVoucher.clear(storage);
    expect(readPreloadedVoucher(storage, then, KARI)).toBeUndefined();
  });

  it.each(['', '{', '"A"', '{"code":"","expiry":9e15}', '{"code":"A","expiry":9e15}'])(
    'clears an invalid stored voucher (%s)',
    (text) => {
      const storage = createMemoryStorage({ [storedVoucher.key]: text });
      expect(readPreloadedVoucher(storage, then, KARI)).toBeUndefined();
      expect(storage.getItem(storedVoucher.key)).toBeNull();
    },
  );
});

describe('voucher typed by a user', () => {
  it('a typed voucher is hidden from visitors and cleared for another customer', () => {
    const storage = createMemoryStorage();
    savePreloadedVoucher(storage, 'VINTER26', then, KARI);
    expect(readPreloadedVoucher(storage, then, VISITOR)).toBeUndefined();
    expect(readPreloadedVoucher(storage, then, KARI)).toBe('VINTER26');
    expect(readPreloadedVoucher(storage, then, OLA)).toBeUndefined();
    expect(readPreloadedVoucher(storage, then, KARI)).toBeUndefined();
  });

  it('a voucher typed by a visitor belongs to the first user who signs in', () => {
    const storage = createMemoryStorage();
    savePreloadedVoucher(storage, 'VINTER26', then, VISITOR);
    for (const userId of [VISITOR, KARI, KARI])
      expect(readPreloadedVoucher(storage, then, userId)).toBe('VINTER26');
    expect(readPreloadedVoucher(storage, then, OLA)).toBeUndefined();
  });
});
