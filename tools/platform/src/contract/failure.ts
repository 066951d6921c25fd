import type { OperationResponse } from '../platformContext.ts';

export function failure(status: number, code: string, message: string): OperationResponse {
  return { status, body: { code, message } };
}

/** No such resource; not an error. */
export const none: OperationResponse = { status: 404, body: { code: 'NONE' } };
