export { createMemoryStorage, openStorage, type KeyValueStorage } from './keyValueStorage.ts';
export {
  storedText,
  storedValue,
  type StoredItem,
  type StoredValue,
  type StoredValueLabel,
} from './storedValue.ts';
