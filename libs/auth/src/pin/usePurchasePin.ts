import { useRef, useState, type ReactNode } from 'react';
import { isRequestError, useLazyGetPinSettingsQuery } from '@tv/api-client';
import { useViewer } from '../viewer/useViewer.ts';
import { usePinCheck } from './usePinCheck.tsx';

export interface PurchasePin {
  /**
   * Prompts if purchases require the PIN, once per page. Resolves to whether the purchase may continue; never
   * rejects.
   */
  readonly mayBuy: () => Promise<boolean>;
  /** Whether the PIN settings are loading. */
  readonly isLooking: boolean;
  /** The PIN settings failed to load, and the purchase was blocked. */
  readonly hasFailed: boolean;
  /** Dialog to render; null while there is no prompt. */
  readonly pinDialog: ReactNode;
}

/**
 * Requires the PIN before a purchase (PIN-08, PIN-17). Blocks the purchase if the PIN settings cannot be
 * loaded, since a child may use the customer's device.
 *
 * @param isPurchase false skips the PIN, for a free order
 */
export function usePurchasePin(isPurchase: boolean): PurchasePin {
  const isGuarded = useViewer().kind === 'customer' && isPurchase;
  const [ask] = useLazyGetPinSettingsQuery();
  const { askPin, pinDialog } = usePinCheck();
  const isGiven = useRef(false);
  const [look, setLook] = useState<'under way' | 'failed'>();

  async function mayBuy(): Promise<boolean> {
    if (!isGuarded || isGiven.current) return true;
    // Fetch every time: the PIN may have been set elsewhere.
    setLook('under way');
    const { data: settings, error } = await ask();
    // The payment handles signed-out users itself.
    const isSignedOut = isRequestError(error, 401);
    setLook(settings || isSignedOut ? undefined : 'failed');
    if (isSignedOut) return true;
    if (settings?.isPurchasePinActive === true) {
      isGiven.current = await askPin({ text: 'Du har valgt at kjøp skal bekreftes med PIN-kode.' });
      return isGiven.current;
    }
    return settings !== undefined;
  }

  return { mayBuy, isLooking: look === 'under way', hasFailed: look === 'failed', pinDialog };
}
