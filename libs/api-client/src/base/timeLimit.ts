import type { ApiRequest } from './apiRequest.ts';

const LIMIT_MS = 10_000;
const LASTING_LIMIT_MS = 30_000;

/** Paths of the gateway at which a change moves money (a bank or a wallet is asked before the answer comes) or makes a customer. */
const LASTING =
  /^\/(checkout|payment|subscription|billingprovider|customer\/(subscription|register|emailRegister)|voucher\/[^/]+\/redeem)(\/|$)/;

/**
 * How long a call may take, its body included, in milliseconds: 10 s, and 30 s for a change that moves money or makes a
 * customer, which is worse to give up than to wait for.
 */
export function timeLimit(request: ApiRequest): number {
  const isChange = request.method !== undefined && request.method !== 'GET';
  const lasts =
    isChange && 'service' in request && request.service === 'gateway' && LASTING.test(request.path);
  return lasts ? LASTING_LIMIT_MS : LIMIT_MS;
}
