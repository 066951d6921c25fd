import { useDevFlag } from '@tv/config';
import type { PaymentWay } from './paymentIntent.ts';

/** Reverses the payment options in the payment experiment, so that the wallet is preselected (CONF-15). */
export function useWaysInOrder(ways: readonly PaymentWay[]): readonly PaymentWay[] {
  const isTried = useDevFlag('paymentExperiment');
  return isTried ? ways.toReversed() : ways;
}
