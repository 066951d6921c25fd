import type { PaymentErrorCode } from '../paymentErrors.ts';

/** A card could not be used. Without a code its fields say themselves what is wrong. */
export class CardError extends Error {
  override readonly name = 'CardError';
  readonly code: PaymentErrorCode | undefined;

  constructor(code?: PaymentErrorCode) {
    super(code ?? 'The card is incomplete');
    this.code = code;
  }
}

/** Fields for a card that stand in frames of somebody else's: nothing that is typed there comes to us. */
export interface CardFields {
  /**
   * Makes a nonce of what was typed, good for once, after the bank has been asked about this amount (3-D Secure).
   *
   * @param amount  NOK; 0 where a card is only kept
   * @throws CardError
   */
  readonly pay: (amount: number) => Promise<string>;
  /** Takes the fields off the page. Resolves when they are gone; never rejects. */
  readonly close: () => Promise<void>;
}
