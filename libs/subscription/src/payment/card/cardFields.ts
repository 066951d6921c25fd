import type { PaymentErrorCode } from '../outcome/paymentErrors.ts';

/** Without a code, the fields show the error themselves. */
export class CardError extends Error {
  override readonly name = 'CardError';
  readonly code: PaymentErrorCode | undefined;

  constructor(code?: PaymentErrorCode) {
    super(code ?? 'The card is incomplete');
    this.code = code;
  }
}

/** Cross-origin card fields; card data never reaches us. */
export interface CardFields {
  /**
   * Tokenizes and verifies (3-D Secure). Resolves to a single-use nonce.
   * @param amount NOK; 0 to save a card only
   * @throws CardError
   */
  readonly pay: (amount: number) => Promise<string>;
  /** Never rejects. */
  readonly close: () => Promise<void>;
}
