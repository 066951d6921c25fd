import type { PaymentMethod, UserInfo } from '@tv/api-client';
import { isEnded, isInProgress } from '../subscriptionState/subscriptionState.ts';

/** Whether a customer will be charged by himself, so that there is a day to tell of. */
export function hasNextPayment({ subscribedPackage }: Pick<UserInfo, 'subscribedPackage'>): boolean {
  const { state, nextPaymentDate } = subscribedPackage ?? {};
  return (
    nextPaymentDate !== undefined &&
    state !== undefined &&
    !isEnded(state) &&
    !isInProgress(state) &&
    !['PendingCancellation', 'PendingPaymentInfo', 'PastDue', 'FreeAccess'].includes(state)
  );
}

/** Why there is no day to tell of. */
export function noPaymentWords({ subscribedPackage }: Pick<UserInfo, 'subscribedPackage'>): string {
  const state = subscribedPackage?.state;
  if (state === 'PastDue') return 'Den siste betalingen mangler.';
  if (state === 'FreeAccess') return 'Du betaler ingenting.';
  return state !== undefined && isInProgress(state)
    ? 'Vi venter på svar om betalingen.'
    : 'Ingen betaling er planlagt.';
}

/** With what is paid, in words; nothing where nothing is. */
export function paymentMethodWords(method: PaymentMethod | null): string | undefined {
  if (method === null || method.type === 'None') return undefined;
  if (method.type === 'Vipps') return 'Med Vipps';
  return method.maskedNumber === undefined ? 'Med kort' : `Med kort ${method.maskedNumber}`;
}
