import type { KeyValueStorage } from '@tv/config';
import { PLACE_NOTE_KEY } from '@tv/player/placeNoteKey';
import { KEPT_IN_TAB } from '@tv/subscription/keptInTab';
import { WAY_KEY } from '../router/wayBack.ts';

/** Session storage key: the id of the customer who was the last to watch in this tab. */
export const TAB_CUSTOMER_KEY = 'tab-customer';

const HIS: readonly string[] = [...KEPT_IN_TAB, PLACE_NOTE_KEY, WAY_KEY];

/**
 * Has the tab forget what a customer left in it as soon as somebody else watches there (decision 0034). What a visitor left
 * stays for the customer that he signs in as, or becomes.
 *
 * @param storage session storage
 * @param userId of the customer who watches now; undefined for a visitor
 */
export function giveTabTo(storage: KeyValueStorage, userId: string | undefined): void {
  const before = storage.getItem(TAB_CUSTOMER_KEY);
  if (before !== null && before !== userId) for (const key of HIS) storage.removeItem(key);
  if (userId === undefined) storage.removeItem(TAB_CUSTOMER_KEY);
  else storage.setItem(TAB_CUSTOMER_KEY, userId);
}
