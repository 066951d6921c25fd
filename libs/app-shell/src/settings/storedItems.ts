import { storedConsent } from '@tv/analytics';
import type { KeyValueStorage, StoredItem, StoredValueLabel } from '@tv/browser-storage';
import { clearableValues as discoveryValues } from '@tv/discovery-ui/clearableValues';
import { clearableValues as playerValues } from '@tv/player/settings';
import { storedVoucher } from '@tv/subscription/preloadedVoucher';
import { storedInstallationId } from '../composition/readClientIds.ts';

/** Returns all values with a label, which a customer can clear. */
export function clearableValues(userId: string): readonly StoredItem[] {
  return [...discoveryValues(userId), ...playerValues, storedVoucher, storedConsent, storedInstallationId];
}

/** Data on the user's device that can be cleared. */
export interface ClearableItem extends StoredValueLabel {
  readonly values: readonly StoredItem[];
}

/** Returns the clearable items with stored data. One item per label. */
export function listStoredItems(
  storage: Pick<KeyValueStorage, 'getItem'>,
  userId: string,
): readonly ClearableItem[] {
  const items = new Map<string, ClearableItem>();
  for (const value of clearableValues(userId)) {
    if (value.label === undefined || storage.getItem(value.key) === null) continue;
    const { name } = value.label;
    items.set(name, { ...value.label, values: [...(items.get(name)?.values ?? []), value] });
  }
  return [...items.values()];
}

export function clearItems(
  storage: Pick<KeyValueStorage, 'removeItem'>,
  items: readonly ClearableItem[],
): void {
  for (const value of items.flatMap(({ values }) => values)) value.clear(storage);
}
