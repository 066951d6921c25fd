import type { OperationResponse } from '../platform.ts';

/** Why money does not move. It is thrown, and answered as the contract says: a list with its code. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }

  answer(): OperationResponse {
    return { status: this.status, body: [{ ErrorCode: this.code, ErrorMessage: this.message }] };
  }
}

/** Another change is under way, or the call does not fit the state. */
export const underWay = (message = 'En annen endring er underveis'): Refusal =>
  new Refusal(409, 'SUBSCRIPTION_FAILED', message);

/** Another payment method is given where nothing is paid for. */
export const nothingToPay = (): Refusal =>
  new Refusal(400, 'SUBSCRIPTION_FAILED', 'Det er ikke noe å betale for');
