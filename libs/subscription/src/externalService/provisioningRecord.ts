import * as v from 'valibot';
import type { KeyValueStorage } from '@tv/config';
import type { StatusCode } from './serviceStep.ts';

/** Session storage key of how TV 2 stood when this tab left for it, and whether provisioning failed (EXT-20, CONF-19). */
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
  /** Whose it is: who signs in after him in this tab has nothing to wait for. */
  userId: v.string(),
  /** This tab has left for TV 2, and comes back. */
  hasLeft: v.optional(v.boolean(), false),
  /** How it stood before; undefined where nobody said. */
  statusCode: v.optional(statusCode),
  /** Provisioning has failed, or could not be checked (EXT-29). */
  hasFailed: v.optional(v.boolean(), false),
});

export type ProvisioningRecord = v.InferOutput<typeof schema>;

/** What is kept for a customer; undefined where there is nothing, or another's. */
export function readProvisioning(storage: KeyValueStorage, userId: string): ProvisioningRecord | undefined {
  try {
    const record = v.parse(schema, JSON.parse(storage.getItem(TV2_PROVISIONING_KEY) ?? ''));
    return record.userId === userId ? record : undefined;
  } catch {
    return undefined;
  }
}

function write(storage: KeyValueStorage, record: ProvisioningRecord): void {
  storage.setItem(TV2_PROVISIONING_KEY, JSON.stringify(record));
}

/** Keeps the status that TV 2 has as this tab leaves for it (EXT-20). */
export function keepTv2Status(storage: KeyValueStorage, userId: string, present: StatusCode): void {
  write(storage, { userId, hasLeft: true, statusCode: present, hasFailed: false });
}

/** Raises the flag of an error, or takes it down (EXT-29); what this tab waits for is kept. */
export function setProvisioningFailed(storage: KeyValueStorage, userId: string, hasFailed: boolean): void {
  const record = readProvisioning(storage, userId);
  if (record === undefined && !hasFailed) return;
  write(storage, { hasLeft: false, ...record, userId, hasFailed });
}

/** What this tab waited for has come, or was given up. */
export function clearProvisioning(storage: KeyValueStorage): void {
  storage.removeItem(TV2_PROVISIONING_KEY);
}
