import type { PaymentErrorCode } from '../paymentErrors.ts';

/** The card cannot be used. Without a code, the fields show the error themselves. */
export class CardError extends Error {
  override readonly name = 'CardError';
  readonly code: PaymentErrorCode | undefined;

  constructor(code?: PaymentErrorCode) {
    super(code ?? 'The card is incomplete');
    this.code = code;
  }
}

/** Hosted card fields in cross-origin frames; card data never reaches us. */
export interface CardFields {
  /**
   * Tokenizes the card and verifies it with 3-D Secure. Resolves to a single-use nonce.
   * @param amount NOK; 0 to save a card only
   * @throws CardError
   */
  readonly pay: (amount: number) => Promise<string>;
  /** Removes the fields. Never rejects. */
  readonly close: () => Promise<void>;
}
