import type { ApiRequest } from './apiRequest.ts';

const LIMIT_MS = 10_000;
const LASTING_LIMIT_MS = 30_000;

/** Gateway mutations that charge money (a bank or wallet is called first) or create a customer. */
const LASTING =
  /^\/(checkout|payment|subscription|billingprovider|customer\/(subscription|register|emailRegister)|voucher\/[^/]+\/redeem)(\/|$)/;

/**
 * Timeout of a call including its body, in milliseconds: 10 s, or 30 s for mutations that charge money or
 * create a customer.
 */
export function timeLimit(request: ApiRequest): number {
  const isChange = request.method !== undefined && request.method !== 'GET';
  const lasts =
    isChange && 'service' in request && request.service === 'gateway' && LASTING.test(request.path);
  return lasts ? LASTING_LIMIT_MS : LIMIT_MS;
}
