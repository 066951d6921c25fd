import type { HostedFieldsTokenizePayload } from 'braintree-web/hosted-fields';
import type { ThreeDSecure, ThreeDSecureVerifyPayload } from 'braintree-web/three-d-secure';
import { CardError } from './cardForm.ts';

/** So long the bank may take to show its question, once it has one. Answering it takes as long as it takes. */
const QUESTION_MS = 30_000;

/** As much of Braintree's 3-D Secure as is used. */
type Bank = Pick<ThreeDSecure, 'on' | 'verifyCard'>;

/** A card that has been typed, as Braintree knows it. */
type TypedCard = Pick<HostedFieldsTokenizePayload, 'nonce'> & { readonly details: { readonly bin: string } };

/** The bank, as far as it is asked: about a card and an amount in NOK. Gives a nonce that it stands behind. */
type Ask = (card: TypedCard, amount: number) => Promise<string>;

/**
 * Has the bank asked, and tells what came of it (`CardError`). A question that is never shown is a refusal: where Cardinal's script is
 * blocked, the library would wait for its answer for good.
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
