import type { HostedFieldsTokenizePayload } from 'braintree-web/hosted-fields';
import type { ThreeDSecure, ThreeDSecureVerifyPayload } from 'braintree-web/three-d-secure';
import { CardError } from './cardFields.ts';

/** For showing a challenge; answering has no limit. */
const CHALLENGE_TIMEOUT_MS = 30_000;

type TypedCard = Pick<HostedFieldsTokenizePayload, 'nonce'> & { readonly details: { readonly bin: string } };

/** Runs 3-D Secure; rejects with `CardError`. With Cardinal blocked the library hangs, hence the timeout. */
export function createCardVerifier(
  threeDSecure: Pick<ThreeDSecure, 'on' | 'verifyCard'>,
  onChallenge: (isOpen: boolean) => void,
) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  threeDSecure.on('authentication-modal-render', () => {
    clearTimeout(timer);
    onChallenge(true);
  });
  threeDSecure.on('authentication-modal-close', () => onChallenge(false));
  const verify = ({ nonce, details: { bin } }: TypedCard, amount: number) =>
    new Promise<ThreeDSecureVerifyPayload>((resolve, reject) => {
      threeDSecure
        .verifyCard({
          nonce,
          bin,
          amount: amount.toFixed(2),
          onLookupComplete(data, next) {
            if (data?.requiresUserAuthentication) {
              timer = setTimeout(
                () => reject(new Error('The bank did not show its challenge in time')),
                CHALLENGE_TIMEOUT_MS,
              );
            }
            next();
          },
        })
        .then(resolve, reject);
    });
  /** Amount in NOK. Resolves to a verified nonce. */
  return async (card: TypedCard, amount: number): Promise<string> => {
    const answer = await verify(card, amount)
      .catch(() => {
        throw new CardError('CARD_3DSECURE_FAILED');
      })
      .finally(() => {
        clearTimeout(timer);
        onChallenge(false);
      });
    if (!answer.liabilityShiftPossible) {
      throw new CardError('CARD_3DSECURE_FAILED_LIABILITYSHIFT_NOT_POSSIBLE');
    }
    if (!answer.liabilityShifted) throw new CardError('CARD_3DSECURE_FAILED');
    return answer.nonce;
  };
}
