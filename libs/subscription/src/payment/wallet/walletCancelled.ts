import { storedText } from '@tv/browser-storage';

/** Set if the payment was cancelled in the wallet; the next page says so. */
export const walletCancelled = storedText({ key: 'payment-cancelled', scope: 'user' });
