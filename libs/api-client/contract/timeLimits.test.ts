import { expect, test } from 'vitest';
import { timeLimit } from '../src/base/timeLimit.ts';
import { listOperations } from './contract.ts';

/** Which calls wait for a bank or a wallet; the contract's introduction says so to whoever writes a server. */
const MOVES_MONEY = [
  'changeSubscription',
  'pollWalletPayment',
  'redeemVoucher',
  'savePaymentMethod',
  'startCheckout',
  'stopRenewal',
];

test('30 s are for the calls that move money, and 10 s for all others', () => {
  const ofGateway = listOperations().filter(({ path }) => path.startsWith('/gateway/'));
  const patient = ofGateway.filter(({ path, method }) => {
    const call = { service: 'gateway', path: path.replace('/gateway', ''), method: method.toUpperCase() };
    return timeLimit(call as Parameters<typeof timeLimit>[0]) === 30_000;
  });
  expect(patient.map(({ operationId }) => operationId).sort()).toEqual(MOVES_MONEY);
  expect(timeLimit({ service: 'contentLayout', path: '/checkout', method: 'POST' })).toBe(10_000);
});
