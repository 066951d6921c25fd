import type { KeyValueStorage, StoredItem, StoredValueLabel } from '@tv/browser-storage';
import { storedValues } from '../composition/storedValues.ts';

/** Data on the user's device that can be cleared. */
export interface ClearableItem extends StoredValueLabel {
  readonly values: readonly StoredItem[];
}

/** The clearable items with stored data: all with a label. One item per label. */
export function listStoredItems(
  storage: Pick<KeyValueStorage, 'getItem'>,
  userId: string,
): readonly ClearableItem[] {
  const items = new Map<string, ClearableItem>();
  for (const value of storedValues(userId)) {
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
