import * as v from 'valibot';
import type { KeyValueStorage } from './keyValueStorage.ts';

/**
 * Where a value is stored, and when it is cleared.
 *
 * - `device`: localStorage, for everyone who uses this browser.
 * - `tab`: sessionStorage.
 * - `user`: sessionStorage, cleared when another user signs in in this tab (ADR 0034).
 */
export type StorageScope = 'device' | 'tab' | 'user';

/** How the settings page names a value that the user may clear. Values with the same label are one item. */
export interface StoredValueLabel {
  readonly name: string;
  readonly text: string;
}

/** A stored value without its type, for lists. */
export interface StoredItem {
  readonly key: string;
  readonly scope: StorageScope;
  readonly label?: StoredValueLabel | undefined;
  readonly clear: (storage: Pick<KeyValueStorage, 'removeItem'>) => void;
}

export interface StoredValue<Value, Written = Value> extends StoredItem {
  /** Undefined if missing, invalid or blocked. */
  readonly read: (storage: Pick<KeyValueStorage, 'getItem'>) => Value | undefined;
  readonly write: (storage: Pick<KeyValueStorage, 'setItem'>, value: Written) => void;
}

type StoredItemOptions = Omit<StoredItem, 'clear'>;

/** Declares a value stored as JSON. */
export function storedValue<Schema extends v.GenericSchema>({
  schema,
  ...item
}: StoredItemOptions & { readonly schema: Schema }): StoredValue<
  v.InferOutput<Schema>,
  v.InferInput<Schema>
> {
  return {
    ...item,
    read(storage) {
      try {
        const text = storage.getItem(item.key);
        return text === null ? undefined : v.parse(schema, JSON.parse(text));
      } catch {
        return undefined;
      }
    },
    write: (storage, value) => storage.setItem(item.key, JSON.stringify(value)),
    clear: (storage) => storage.removeItem(item.key),
  };
}

/** Declares a text stored unchanged. */
export function storedText(item: StoredItemOptions): StoredValue<string> {
  return {
    ...item,
    read: (storage) => storage.getItem(item.key) ?? undefined,
    write: (storage, text) => storage.setItem(item.key, text),
    clear: (storage) => storage.removeItem(item.key),
  };
}
