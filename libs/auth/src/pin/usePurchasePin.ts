import { useRef, useState } from 'react';
import { isRequestError, useLazyGetPinSettingsQuery } from '@tv/api-client';
import { useIsCustomer } from '../currentUser/CurrentUserProvider.tsx';
import { usePinPrompt } from './usePinPrompt.tsx';

/**
 * Requires the PIN before a purchase (PIN-08, PIN-17). Blocks it if the PIN settings fail to load: a child
 * may use the device.
 *
 * @param isPurchase false for free orders
 */
export function usePurchasePin(isPurchase: boolean) {
  const canNeedPin = useIsCustomer() && isPurchase;
  const [fetchPinSettings] = useLazyGetPinSettingsQuery();
  const { promptForPin, pinDialog } = usePinPrompt();
  const isApproved = useRef(false);
  const [checkStatus, setCheckStatus] = useState<'checking' | 'failed'>();

  /** Prompts once per page if purchases require the PIN. Resolves to whether to continue; never rejects. */
  async function authorizePurchase(): Promise<boolean> {
    if (!canNeedPin || isApproved.current) return true;
    // It may have been set elsewhere.
    setCheckStatus('checking');
    const { data: settings, error } = await fetchPinSettings();
    // The payment handles signed-out users itself.
    const isSignedOut = isRequestError(error, 401);
    setCheckStatus(settings || isSignedOut ? undefined : 'failed');
    if (isSignedOut) return true;
    if (settings?.isPurchasePinActive === true) {
      isApproved.current = await promptForPin('Du har valgt at kjøp skal bekreftes med PIN-kode.');
      return isApproved.current;
    }
    return settings !== undefined;
  }

  return {
    authorizePurchase,
    isChecking: checkStatus === 'checking',
    /** The PIN settings failed to load; the purchase was blocked. */
    hasFailed: checkStatus === 'failed',
    pinDialog,
  };
}
