import type { ApiRequest } from './apiRequest.ts';

const LIMIT_MS = 10_000;
const MONEY_LIMIT_MS = 30_000;

/** Paths of the gateway at which a change moves money: a bank or a wallet is asked before the answer comes. */
const MONEY =
  /^\/(checkout|payment|subscription|billingprovider|customer\/subscription|voucher\/[^/]+\/redeem)(\/|$)/;

/**
 * How long a call may take, its body included, in milliseconds: 10 s, and 30 s for a change that moves money, which is
 * worse to give up than to wait for.
 */
export function timeLimit(request: ApiRequest): number {
  const isChange = request.method !== undefined && request.method !== 'GET';
  const movesMoney =
    isChange && 'service' in request && request.service === 'gateway' && MONEY.test(request.path);
  return movesMoney ? MONEY_LIMIT_MS : LIMIT_MS;
}
