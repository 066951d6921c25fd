import * as v from 'valibot';
import { storedValue, type KeyValueStorage } from '@tv/browser-storage';
import type { StatusCode } from '../externalService.ts';

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

/** EXT-20, CONF-19 */
export const storedProvisioning = storedValue({ key: 'tv2-provisioning', scope: 'user', schema });

/** Returns the record; undefined if there is none for this user. */
export function readProvisioning(storage: KeyValueStorage, userId: string): ProvisioningRecord | undefined {
  const record = storedProvisioning.read(storage);
  return record?.userId === userId ? record : undefined;
}

/** Saves TV 2's status before the redirect (EXT-20). */
export function saveTv2Status(storage: KeyValueStorage, userId: string, currentStatus: StatusCode): void {
  storedProvisioning.write(storage, { userId, hasLeft: true, statusCode: currentStatus, hasFailed: false });
}

/** Sets or clears the error flag (EXT-29). */
export function setProvisioningFailed(storage: KeyValueStorage, userId: string, hasFailed: boolean): void {
  const record = readProvisioning(storage, userId);
  if (record === undefined && !hasFailed) return;
  storedProvisioning.write(storage, { hasLeft: false, ...record, userId, hasFailed });
}
