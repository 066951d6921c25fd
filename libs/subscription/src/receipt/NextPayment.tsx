import type { Subscription } from '@tv/api-client';
import { formatLongDate } from '@tv/time';
import { useNextPaymentAmount } from '../billing/useNextPaymentAmount.ts';
import { formatPrice } from '../price/formatPrice.ts';

/** Date and amount of the next payment. */
export function NextPayment({ subscription }: { readonly subscription: Subscription }) {
  const { nextPaymentDate: date } = subscription;
  const { amount } = useNextPaymentAmount(subscription, subscription);
  if (date === undefined) return null;
  return (
    <p>
      Neste betaling: {formatLongDate(date)}
      {amount === undefined ? null : `, ${formatPrice(amount)}`}
    </p>
  );
}
