import { describe, expect, test } from 'vitest';
import { createMemoryStorage } from '@tv/browser-storage';
import { LOGOUT_REASONS, storedLogoutRecord, readLogoutRecord, replaceLogoutRecord } from './logoutRecord.ts';

const stored = (text: string) => createMemoryStorage({ [storedLogoutRecord.key]: text });

describe('logout record', () => {
  test('AUTH-38 there are three logout reasons, and UNKNOWN_REASON is the default', () => {
    expect(LOGOUT_REASONS).toEqual(['UNKNOWN_REASON', 'PAYMENT_CANCELLED', 'USER_INFO_FAILED']);
    expect(readLogoutRecord(createMemoryStorage()).logoutReason).toBe('UNKNOWN_REASON');
    expect(readLogoutRecord(stored('{"logoutReason":"BORED"}')).logoutReason).toBe('UNKNOWN_REASON');
    for (const reason of LOGOUT_REASONS) {
      expect(readLogoutRecord(stored(JSON.stringify({ logoutReason: reason }))).logoutReason).toBe(reason);
    }
  });

  test('AUTH-37 stores a path without a reason with the default logout reason', () => {
    const storage = createMemoryStorage();
    replaceLogoutRecord(storage, { logoutSuccessRedirectPath: '/bli-kunde' });
    expect(readLogoutRecord(storage)).toEqual({
      logoutReason: 'UNKNOWN_REASON',
      logoutSuccessRedirectPath: '/bli-kunde',
    });
  });

  test.each(['no json', '[]', 'null', '{"logoutSuccessRedirectPath":7}'])(
    'reads an invalid logout record (%s) as UNKNOWN_REASON',
    (text) => expect(readLogoutRecord(stored(text))).toEqual({ logoutReason: 'UNKNOWN_REASON' }),
  );
});
