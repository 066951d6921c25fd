import { pollWalletPayment } from '@tv/api-client';
import type { PaymentDeps } from '../intent/pay.ts';
import { readIntent } from '../intent/paymentIntent.ts';

/**
 * Creates a check for a payment pending in the wallet. Errors count as no. Sends no request if this tab pays
 * differently, or once nothing is pending.
 */
export function createWalletPendingCheck({
  userId,
  dispatch,
  storage,
}: Pick<PaymentDeps, 'userId' | 'dispatch' | 'storage'>): () => Promise<boolean> {
  const intent = readIntent(storage, userId);
  const isSentFromThisTab = intent?.isSent === true && intent.isSentElsewhere !== true;
  let canBePending = !isSentFromThisTab || intent.provider === 'Vipps';
  return async () => {
    if (!canBePending) return false;
    const { data } = await dispatch(pollWalletPayment.initiate());
    canBePending = data === undefined || data === 'pending';
    return data === 'pending';
  };
}
