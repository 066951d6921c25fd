import { isRequestError } from '@tv/api-client';

/** Other errors say nothing about the code. */
export function isRefusal(error: unknown): boolean {
  return isRequestError(error, 400) || isRequestError(error, 404);
}
