import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '@tv/config';
import { forgetVoucher, keepVoucher, keptVoucher, PRELOADED_VOUCHER_KEY } from './preloadedVoucher.ts';

const HOUR_MS = 3_600_000;
const then = Date.parse('2026-11-20T20:00:00Z');

const KARI = 'u-kari';
const OLA = 'u-ola';
const VISITOR = '';

describe('a voucher code from an address', () => {
  it('VOUCH-02 is kept with its expiry, 24 hours on', () => {
    const storage = createMemoryStorage();
    keepVoucher(storage, 'VINTER26', then);
    expect(JSON.parse(storage.getItem(PRELOADED_VOUCHER_KEY) ?? '')).toEqual({
      code: 'VINTER26',
      expiry: then + 24 * HOUR_MS,
    });
  });

  it('VOUCH-03 is good after 23 hours, and gone after 25', () => {
    const storage = createMemoryStorage();
    keepVoucher(storage, 'VINTER26', then);
    expect(keptVoucher(storage, then + 23 * HOUR_MS, KARI)).toBe('VINTER26');
    expect(keptVoucher(storage, then + 25 * HOUR_MS, KARI)).toBeUndefined();
    expect(storage.getItem(PRELOADED_VOUCHER_KEY)).toBeNull();
    expect(keptVoucher(storage, then, KARI)).toBeUndefined();
  });

  it('gives way to the next one, and can be forgotten', () => {
    const storage = createMemoryStorage();
    keepVoucher(storage, 'A', then);
    keepVoucher(storage, 'B', then);
    expect(keptVoucher(storage, then, KARI)).toBe('B');
    forgetVoucher(storage);
    expect(keptVoucher(storage, then, KARI)).toBeUndefined();
  });

  it.each(['', '{', '"A"', '{"code":"","expiry":9e15}', '{"code":"A","expiry":9e15}'])(
    'that nobody of ours has written (%s) is thrown away',
    (text) => {
      const storage = createMemoryStorage({ [PRELOADED_VOUCHER_KEY]: text });
      expect(keptVoucher(storage, then, KARI)).toBeUndefined();
      expect(storage.getItem(PRELOADED_VOUCHER_KEY)).toBeNull();
    },
  );
});

describe('a voucher code that was written', () => {
  it('by a customer is hers alone, waits while nobody is signed in, and is gone once another is', () => {
    const storage = createMemoryStorage();
    keepVoucher(storage, 'VINTER26', then, KARI);
    expect(keptVoucher(storage, then, VISITOR)).toBeUndefined();
    expect(keptVoucher(storage, then, KARI)).toBe('VINTER26');
    expect(keptVoucher(storage, then, OLA)).toBeUndefined();
    expect(keptVoucher(storage, then, KARI)).toBeUndefined();
  });

  it('by a visitor is for who signs in first, and nobody after', () => {
    const storage = createMemoryStorage();
    keepVoucher(storage, 'VINTER26', then, VISITOR);
    for (const userId of [VISITOR, KARI, KARI]) expect(keptVoucher(storage, then, userId)).toBe('VINTER26');
    expect(keptVoucher(storage, then, OLA)).toBeUndefined();
  });
});
