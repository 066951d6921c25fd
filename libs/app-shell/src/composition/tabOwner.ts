import type { KeyValueStorage } from '@tv/config';
import { RESUME_SNAPSHOT_KEY } from '@tv/player/resumeSnapshotKey';
import { TAB_STORAGE_KEYS } from '@tv/subscription/tabStorageKeys';
import { PREVIOUS_PAGE_KEY } from '../navigation/previousPage.ts';

/** sessionStorage key: id of the last customer in this tab. */
export const TAB_OWNER_KEY = 'tab-customer';

const OWNER_KEYS: readonly string[] = [...TAB_STORAGE_KEYS, RESUME_SNAPSHOT_KEY, PREVIOUS_PAGE_KEY];

/**
 * Clears the previous customer's data in sessionStorage when another user takes over the tab (ADR 0034). A
 * visitor's data is kept when they sign in.
 *
 * @param userId undefined for a visitor
 */
export function claimTab(storage: KeyValueStorage, userId: string | undefined): void {
  const previousOwner = storage.getItem(TAB_OWNER_KEY);
  if (previousOwner !== null && previousOwner !== userId)
    for (const key of OWNER_KEYS) storage.removeItem(key);
  if (userId === undefined) storage.removeItem(TAB_OWNER_KEY);
  else storage.setItem(TAB_OWNER_KEY, userId);
}
