import * as v from 'valibot';
import type { KeyValueStorage } from '@tv/config';

/** Logout reasons (AUTH-38). */
export const LOGOUT_REASONS = ['UNKNOWN_REASON', 'PAYMENT_CANCELLED', 'USER_INFO_FAILED'] as const;

export type LogoutReason = (typeof LOGOUT_REASONS)[number];

/** Kept during the logout redirect (AUTH-37). */
export interface LogoutRecord {
  readonly logoutReason: LogoutReason;
  /** Where the success page continues to (AUTH-41). */
  readonly logoutSuccessRedirectPath?: string | undefined;
}

/** Local storage key (CONF-20). */
export const LOGOUT_RECORD_KEY = 'logout-reason';

const schema = v.object({
  logoutReason: v.fallback(v.picklist(LOGOUT_REASONS), 'UNKNOWN_REASON'),
  logoutSuccessRedirectPath: v.fallback(v.optional(v.string()), undefined),
});

const UNKNOWN_RECORD: LogoutRecord = { logoutReason: 'UNKNOWN_REASON' };

/** Reads the logout record; `UNKNOWN_REASON` if missing or invalid. */
export function readLogoutRecord(storage: KeyValueStorage): LogoutRecord {
  const stored = storage.getItem(LOGOUT_RECORD_KEY);
  if (stored === null) return UNKNOWN_RECORD;
  try {
    return v.parse(schema, JSON.parse(stored));
  } catch {
    return UNKNOWN_RECORD;
  }
}

export function clearLogoutRecord(storage: KeyValueStorage): void {
  storage.removeItem(LOGOUT_RECORD_KEY);
}

/** Replaces the record, or clears it without reason and path (AUTH-34, AUTH-35). */
export function replaceLogoutRecord(storage: KeyValueStorage, record: Partial<LogoutRecord>): void {
  clearLogoutRecord(storage);
  if (record.logoutReason === undefined && record.logoutSuccessRedirectPath === undefined) return;
  storage.setItem(LOGOUT_RECORD_KEY, JSON.stringify({ ...UNKNOWN_RECORD, ...record }));
}
