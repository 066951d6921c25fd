import * as v from 'valibot';
import { storedValue, type KeyValueStorage } from '@tv/browser-storage';

/** Logout reasons (AUTH-38). */
export const LOGOUT_REASONS = ['UNKNOWN_REASON', 'PAYMENT_CANCELLED', 'USER_INFO_FAILED'] as const;

export type LogoutReason = (typeof LOGOUT_REASONS)[number];

/** Kept during the logout redirect (AUTH-37, CONF-20). */
export const storedLogoutRecord = storedValue({
  key: 'logout-reason',
  scope: 'device',
  schema: v.object({
    logoutReason: v.fallback(v.picklist(LOGOUT_REASONS), 'UNKNOWN_REASON'),
    /** Where the success page continues to (AUTH-41). */
    logoutSuccessRedirectPath: v.fallback(v.optional(v.string()), undefined),
  }),
});

export type LogoutRecord = NonNullable<ReturnType<typeof storedLogoutRecord.read>>;

const UNKNOWN_RECORD: LogoutRecord = { logoutReason: 'UNKNOWN_REASON' };

/** Reads the logout record; `UNKNOWN_REASON` if missing or invalid. */
export function readLogoutRecord(storage: KeyValueStorage): LogoutRecord {
  return storedLogoutRecord.read(storage) ?? UNKNOWN_RECORD;
}

/** Replaces the record, or clears it without reason and path (AUTH-34, AUTH-35). */
export function replaceLogoutRecord(storage: KeyValueStorage, record: Partial<LogoutRecord>): void {
  storedLogoutRecord.clear(storage);
  if (record.logoutReason === undefined && record.logoutSuccessRedirectPath === undefined) return;
  storedLogoutRecord.write(storage, { ...UNKNOWN_RECORD, ...record });
}
