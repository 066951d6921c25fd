import type { HostedFieldsTokenizePayload } from 'braintree-web/hosted-fields';
import type { ThreeDSecure, ThreeDSecureVerifyPayload } from 'braintree-web/three-d-secure';
import { CardError } from './cardForm.ts';

/** For showing a challenge; answering has no limit. */
const QUESTION_MS = 30_000;

type Bank = Pick<ThreeDSecure, 'on' | 'verifyCard'>;

type TypedCard = Pick<HostedFieldsTokenizePayload, 'nonce'> & { readonly details: { readonly bin: string } };

/** Amount in NOK. Resolves to a verified nonce. */
type Ask = (card: TypedCard, amount: number) => Promise<string>;

/**
 * Runs 3-D Secure; rejects with `CardError`, also if the challenge never shows: with Cardinal's script
 * blocked, the library hangs.
 */
export function askThrough(bank: Bank, onQuestion: (isOpen: boolean) => void): Ask {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  bank.on('authentication-modal-render', () => {
    clearTimeout(waiting);
    onQuestion(true);
  });
  bank.on('authentication-modal-close', () => onQuestion(false));

  const verify = ({ nonce, details: { bin } }: TypedCard, amount: number) =>
    new Promise<ThreeDSecureVerifyPayload>((resolve, reject) => {
      bank
        .verifyCard({
          nonce,
          bin,
          amount: amount.toFixed(2),
          onLookupComplete(data, next) {
            if (data?.requiresUserAuthentication) {
              waiting = setTimeout(() => reject(new Error('The bank shows no question')), QUESTION_MS);
            }
            next();
          },
        })
        .then(resolve, reject);
    });

  return async (card, amount) => {
    const answer = await verify(card, amount)
      .catch(() => {
        throw new CardError('CARD_3DSECURE_FAILED');
      })
      .finally(() => {
        clearTimeout(waiting);
        onQuestion(false);
      });
    if (!answer.liabilityShiftPossible) {
      throw new CardError('CARD_3DSECURE_FAILED_LIABILITYSHIFT_NOT_POSSIBLE');
    }
    if (!answer.liabilityShifted) throw new CardError('CARD_3DSECURE_FAILED');
    return answer.nonce;
  };
}
