import { expect, test } from 'vitest';
import { requestTimeoutMs } from '../src/base/requestTimeout.ts';
import { listOperations } from './contract.ts';

/** Which calls wait for a bank or a wallet, or make a customer; the contract's introduction says so to whoever writes a server. */
const LASTING = [
  'cancelWalletPayment',
  'changeSubscription',
  'pollWalletPayment',
  'redeemVoucher',
  'registerCustomer',
  'registerWalletCustomer',
  'savePaymentMethod',
  'startCheckout',
  'stopRenewal',
];

test('30 s are for the calls that move money or make a customer, and 10 s for all others', () => {
  const ofGateway = listOperations().filter(({ path }) => path.startsWith('/gateway/'));
  const patient = ofGateway.filter(({ path, method }) => {
    const call = { service: 'gateway', path: path.replace('/gateway', ''), method: method.toUpperCase() };
    return requestTimeoutMs(call as Parameters<typeof requestTimeoutMs>[0]) === 30_000;
  });
  expect(patient.map(({ operationId }) => operationId).sort()).toEqual(LASTING);
  expect(requestTimeoutMs({ service: 'contentLayout', path: '/checkout', method: 'POST' })).toBe(10_000);
});
