import type { OperationResponse } from '../platformContext.ts';

export function errorResponse(status: number, code: string, message: string): OperationResponse {
  return { status, body: { code, message } };
}

/** No such resource; not an error. */
export const noneResponse: OperationResponse = { status: 404, body: { code: 'NONE' } };
