import type { OperationResponse } from '../platformContext.ts';

/** A failure in the contract's shape. */
export function failure(status: number, code: string, message: string): OperationResponse {
  return { status, body: { code, message } };
}

/** There is none, which is no failure. */
export const none: OperationResponse = { status: 404, body: { code: 'NONE' } };
