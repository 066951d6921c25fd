import type { BillingProvider, ChangeSummary } from '@tv/api-client';
import type { PaymentPurpose, PaymentWay } from './paymentIntent.ts';
import { isPurchase } from './purpose.ts';

/** Purchases offer all options; changes use the saved method. */
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
