import { pollWalletPayment } from '@tv/api-client';
import type { PaymentDeps } from './pay.ts';
import { readIntent } from './paymentIntent.ts';

/**
 * Makes the function that tells whether a payment waits for the customer's answer in the wallet. It sends nothing where this tab
 * pays in another way, and nothing more once the wallet has said that nothing waits. A failed request counts as no.
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
