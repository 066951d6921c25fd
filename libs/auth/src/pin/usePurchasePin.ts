import { useRef, useState, type ReactNode } from 'react';
import { isRequestError, useLazyGetPinSettingsQuery } from '@tv/api-client';
import { useViewer } from '../viewer/useViewer.ts';
import { usePinCheck } from './usePinCheck.tsx';

export interface PurchasePin {
  /**
   * Asks for the PIN, where the customer has one that guards purchases. Resolves to whether he may go on; never rejects. Once
   * given it is not asked for again until the page is left.
   */
  readonly mayBuy: () => Promise<boolean>;
  /** Whether it is being found out if there is a PIN to ask for. */
  readonly isLooking: boolean;
  /** It could not be found out, and nothing was allowed; the next try asks again. */
  readonly hasFailed: boolean;
  /** The question, to be drawn by whoever asks; null while there is none. */
  readonly pinDialog: ReactNode;
}

/**
 * Stands before a purchase (PIN-08, PIN-17): who has set a PIN gives it before anything is bought. Where the service does not say
 * whether there is one nothing is bought either, since a child may have the customer's screen.
 *
 * @param isPurchase  whether it is one; what costs nobody anything is not asked about
 */
export function usePurchasePin(isPurchase: boolean): PurchasePin {
  const isGuarded = useViewer().kind === 'customer' && isPurchase;
  const [ask] = useLazyGetPinSettingsQuery();
  const { askPin, pinDialog } = usePinCheck();
  const isGiven = useRef(false);
  const [look, setLook] = useState<'under way' | 'failed'>();

  async function mayBuy(): Promise<boolean> {
    if (!isGuarded || isGiven.current) return true;
    // Asked at the press: it may have been set in another tab, or on another device.
    setLook('under way');
    const { data: settings, error } = await ask();
    // For who is signed out by now nothing can be bought: the payment says so, and how to go on.
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
