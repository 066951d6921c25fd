import type { OperationResponse } from '../platformContext.ts';

/** A refused payment or change. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }

  toResponse(): OperationResponse {
    return { status: this.status, body: [{ ErrorCode: this.code, ErrorMessage: this.message }] };
  }
}

/** Or the state does not allow the call. */
export const changeInProgress = (message = 'En annen endring er underveis'): Refusal =>
  new Refusal(409, 'SUBSCRIPTION_FAILED', message);

/** Refuses a payment method for a free subscription. */
export const nothingToPay = (): Refusal =>
  new Refusal(400, 'SUBSCRIPTION_FAILED', 'Det er ikke noe å betale for');
