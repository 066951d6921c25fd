import type { KeyValueStorage } from '@tv/config';
import { RESUME_SNAPSHOT_KEY } from '@tv/player/resumeSnapshotKey';
import { TAB_STORAGE_KEYS } from '@tv/subscription/tabStorageKeys';
import { WAY_KEY } from '../router/wayBack.ts';

/** sessionStorage key: id of the last customer in this tab. */
export const TAB_CUSTOMER_KEY = 'tab-customer';

const HIS: readonly string[] = [...TAB_STORAGE_KEYS, RESUME_SNAPSHOT_KEY, WAY_KEY];

/**
 * Clears the previous customer's data in sessionStorage when another user takes over the tab (ADR 0034). A
 * visitor's data is kept when they sign in.
 *
 * @param userId undefined for a visitor
 */
export function giveTabTo(storage: KeyValueStorage, userId: string | undefined): void {
  const before = storage.getItem(TAB_CUSTOMER_KEY);
  if (before !== null && before !== userId) for (const key of HIS) storage.removeItem(key);
  if (userId === undefined) storage.removeItem(TAB_CUSTOMER_KEY);
  else storage.setItem(TAB_CUSTOMER_KEY, userId);
}
