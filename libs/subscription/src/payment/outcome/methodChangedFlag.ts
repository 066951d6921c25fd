import type { KeyValueStorage } from '@tv/config';

/** Session storage key: payment method changed; the next page says so. */
export const METHOD_CHANGED_KEY = 'payment-method-changed';

export function markMethodChanged(storage: KeyValueStorage): void {
  storage.setItem(METHOD_CHANGED_KEY, '1');
}

export function wasMethodChanged(storage: KeyValueStorage): boolean {
  return storage.getItem(METHOD_CHANGED_KEY) !== null;
}

export function clearMethodChanged(storage: KeyValueStorage): void {
  storage.removeItem(METHOD_CHANGED_KEY);
}
