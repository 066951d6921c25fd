import * as v from 'valibot';
import type { KeyValueStorage } from '@tv/config';
import type { StatusCode } from '../serviceStep.ts';

/** Session storage key (EXT-20, CONF-19). */
export const TV2_PROVISIONING_KEY = 'tv2-provisioning';

const statusCode = v.picklist([
  'Completed',
  'Connected',
  'NeedsConnection',
  'NeedsToCancelExternalServiceSubscription',
  'NeedsToSetPassword',
  'Unknown',
] satisfies NonNullable<StatusCode>[]);

const schema = v.object({
  /** Another user of this tab ignores the record. */
  userId: v.string(),
  hasLeft: v.optional(v.boolean(), false),
  /** Status before the redirect. */
  statusCode: v.optional(statusCode),
  /** Provisioning or its check failed (EXT-29). */
  hasFailed: v.optional(v.boolean(), false),
});

export type ProvisioningRecord = v.InferOutput<typeof schema>;

/** The record; undefined if there is none for this user. */
export function readProvisioning(storage: KeyValueStorage, userId: string): ProvisioningRecord | undefined {
  try {
    const record = v.parse(schema, JSON.parse(storage.getItem(TV2_PROVISIONING_KEY) ?? ''));
    return record.userId === userId ? record : undefined;
  } catch {
    return undefined;
  }
}

function writeRecord(storage: KeyValueStorage, record: ProvisioningRecord): void {
  storage.setItem(TV2_PROVISIONING_KEY, JSON.stringify(record));
}

/** Saves TV 2's status before the redirect (EXT-20). */
export function saveTv2Status(storage: KeyValueStorage, userId: string, currentStatus: StatusCode): void {
  writeRecord(storage, { userId, hasLeft: true, statusCode: currentStatus, hasFailed: false });
}

/** Sets or clears the error flag (EXT-29). */
export function setProvisioningFailed(storage: KeyValueStorage, userId: string, hasFailed: boolean): void {
  const record = readProvisioning(storage, userId);
  if (record === undefined && !hasFailed) return;
  writeRecord(storage, { hasLeft: false, ...record, userId, hasFailed });
}

/** Clears the record once the status has changed or polling has ended. */
export function clearProvisioning(storage: KeyValueStorage): void {
  storage.removeItem(TV2_PROVISIONING_KEY);
}
