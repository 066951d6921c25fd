import { isRequestError } from '@tv/api-client';

/** Whether a failed call means that the code gives nothing: 400 and 404 say so, all else says nothing of the code. */
export function isRefusal(error: unknown): boolean {
  return isRequestError(error, 400) || isRequestError(error, 404);
}
