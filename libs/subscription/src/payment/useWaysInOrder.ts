import { useDevFlag } from '@tv/config';
import type { PaymentWay } from './paymentIntent.ts';

/** Reversed in the payment experiment, to preselect the wallet (CONF-15). */
export function useWaysInOrder(ways: readonly PaymentWay[]): readonly PaymentWay[] {
  const isTried = useDevFlag('paymentExperiment');
  return isTried ? ways.toReversed() : ways;
}
