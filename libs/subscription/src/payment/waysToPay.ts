import type { BillingProvider, ChangeSummary } from '@tv/api-client';
import type { PaymentPurpose, PaymentWay } from './paymentIntent.ts';
import { isPurchase } from './purpose.ts';

/**
 * With what may be paid: who buys chooses; who changes pays with what he pays with already, and where there is nothing to
 * pay now, nothing is asked of him.
 */
export function waysToPay(
  purpose: PaymentPurpose,
  { toPayNow }: Pick<ChangeSummary, 'toPayNow'>,
  provider: BillingProvider | undefined,
): readonly PaymentWay[] {
  if (purpose === 'method') return ['Card', 'Vipps'];
  const isKnown = provider === 'Card' || provider === 'Vipps';
  if (isPurchase(purpose) || !isKnown) return ['Card', 'Vipps'];
  return provider === 'Vipps' && toPayNow > 0 ? ['Vipps'] : ['Known'];
}
