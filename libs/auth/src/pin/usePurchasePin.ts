import { useRef, useState, type ReactNode } from 'react';
import { isRequestError, useLazyGetPinSettingsQuery } from '@tv/api-client';
import { useViewer } from '../viewer/useViewer.ts';
import { usePinCheck } from './usePinCheck.tsx';

export interface PurchasePin {
  /** Prompts once per page if purchases require the PIN. Resolves to whether to continue; never rejects. */
  readonly mayBuy: () => Promise<boolean>;
  readonly isLooking: boolean;
  /** The PIN settings failed to load; the purchase was blocked. */
  readonly hasFailed: boolean;
  /** Render it; null without a prompt. */
  readonly pinDialog: ReactNode;
}

/**
 * Requires the PIN before a purchase (PIN-08, PIN-17). Blocks it if the PIN settings fail to load: a child
 * may use the device.
 *
 * @param isPurchase false for free orders
 */
export function usePurchasePin(isPurchase: boolean): PurchasePin {
  const isGuarded = useViewer().kind === 'customer' && isPurchase;
  const [ask] = useLazyGetPinSettingsQuery();
  const { askPin, pinDialog } = usePinCheck();
  const isGiven = useRef(false);
  const [look, setLook] = useState<'under way' | 'failed'>();

  async function mayBuy(): Promise<boolean> {
    if (!isGuarded || isGiven.current) return true;
    // It may have been set elsewhere.
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
