export { createMemoryStorage, openStorage, type KeyValueStorage } from './keyValueStorage.ts';
export {
  storedText,
  storedValue,
  type StorageScope,
  type StoredItem,
  type StoredValue,
  type StoredValueLabel,
} from './storedValue.ts';
