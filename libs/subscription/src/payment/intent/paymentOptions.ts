import type { BillingProvider, ChangeSummary } from '@tv/api-client';
import type { PaymentPurpose, PaymentOption } from './paymentIntent.ts';
import { offersAllPaymentMethods } from './purpose.ts';

/**
 * Purchases and method changes offer all options. Other changes use the saved method; Vipps must approve if
 * something is paid now; without a known method all options are offered.
 */
export function paymentOptions(
  purpose: PaymentPurpose,
  { toPayNow }: Pick<ChangeSummary, 'toPayNow'>,
  provider: BillingProvider | undefined,
): readonly PaymentOption[] {
  if (purpose === 'method') return ['Card', 'Vipps'];
  const isKnown = provider === 'Card' || provider === 'Vipps';
  if (offersAllPaymentMethods(purpose) || !isKnown) return ['Card', 'Vipps'];
  return provider === 'Vipps' && toPayNow > 0 ? ['Vipps'] : ['Known'];
}
