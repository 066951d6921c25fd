import { useDevFlag } from '@tv/config';
import type { PaymentOption } from '../intent/paymentIntent.ts';

/** Reversed in the payment experiment, to preselect the wallet (CONF-15). */
export function useOrderedPaymentOptions(options: readonly PaymentOption[]): readonly PaymentOption[] {
  const isReversed = useDevFlag('paymentExperiment');
  return isReversed ? options.toReversed() : options;
}
