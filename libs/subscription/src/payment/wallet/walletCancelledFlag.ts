import type { KeyValueStorage } from '@tv/config';

/** Session storage key: cancelled in the wallet; the next page says so. */
export const CANCELLED_KEY = 'payment-cancelled';

export function markWalletCancelled(storage: KeyValueStorage): void {
  storage.setItem(CANCELLED_KEY, '1');
}

export function wasWalletCancelled(storage: KeyValueStorage): boolean {
  return storage.getItem(CANCELLED_KEY) !== null;
}

export function clearWalletCancelled(storage: KeyValueStorage): void {
  storage.removeItem(CANCELLED_KEY);
}
