import { useDevFlag } from '@tv/config';
import type { PaymentWay } from './paymentIntent.ts';

/** The ways to pay as they are offered; in the payment experiment the other way round, so that the wallet is chosen first (CONF-15). */
export function useWaysInOrder(ways: readonly PaymentWay[]): readonly PaymentWay[] {
  const isTried = useDevFlag('paymentExperiment');
  return isTried ? ways.toReversed() : ways;
}
