import { isRequestError } from '@tv/api-client';

/** Whether the server rejected the code. Other errors say nothing about it. */
export function isVoucherRejected(error: unknown): boolean {
  return isRequestError(error, 400) || isRequestError(error, 404);
}
