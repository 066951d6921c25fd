import type { Subscription } from '@tv/api-client';
import { longDate } from '@tv/time';
import { useNextAmount } from '../billing/useNextAmount.ts';
import { kroner } from '../price/kroner.ts';

/** When the next payment comes, and how much it is: what is taken off now may end before it, or after. */
export function NextPayment({ subscription }: { readonly subscription: Subscription }) {
  const { nextPaymentDate: date } = subscription;
  const { amount } = useNextAmount(subscription, subscription);
  if (date === undefined) return null;
  return (
    <p>
      Neste betaling: {longDate(date)}
      {amount === undefined ? null : `, ${kroner(amount)}`}
    </p>
  );
}
