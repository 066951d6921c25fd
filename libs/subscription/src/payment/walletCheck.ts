import { pollWalletPayment } from '@tv/api-client';
import type { PaymentDeps } from './pay.ts';
import { readIntent } from './paymentIntent.ts';

/**
 * Creates a check for a payment pending in the wallet. Errors count as no. Stops sending requests once
 * nothing is pending.
 */
export function createWalletCheck(
  userId: string,
  { dispatch, storage }: Pick<PaymentDeps, 'dispatch' | 'storage'>,
): () => Promise<boolean> {
  const intent = readIntent(storage, userId);
  const isOwn = intent?.isSent === true && intent.isSentElsewhere !== true;
  let mayWait = !isOwn || intent.provider === 'Vipps';
  return async () => {
    if (!mayWait) return false;
    const { data } = await dispatch(pollWalletPayment.initiate());
    mayWait = data === undefined || data === 'pending';
    return data === 'pending';
  };
}
