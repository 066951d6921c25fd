import { storedText } from '@tv/browser-storage';

/** Set if the payment method has changed; the next page says so. */
export const methodChanged = storedText({ key: 'payment-method-changed', scope: 'user' });

/** Set if the payment was cancelled in the wallet; the next page says so. */
export const walletCancelled = storedText({ key: 'payment-cancelled', scope: 'user' });
