import { expect, test } from 'vitest';
import { requestTimeoutMs } from '../src/base/sendRequest.ts';
import { listOperations } from './contract.ts';

/**
 * Operations that wait for a bank or a wallet, or register a customer; also listed in the contract's
 * introduction.
 */
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

test('payment and registration operations time out after 30 s, all others after 10 s', () => {
  const ofGateway = listOperations().filter(({ path }) => path.startsWith('/gateway/'));
  const patient = ofGateway.filter(({ path, method }) => {
    const call = { service: 'gateway', path: path.replace('/gateway', ''), method: method.toUpperCase() };
    return requestTimeoutMs(call as Parameters<typeof requestTimeoutMs>[0]) === 30_000;
  });
  expect(patient.map(({ operationId }) => operationId).sort()).toEqual(LASTING);
  expect(requestTimeoutMs({ service: 'contentLayout', path: '/checkout', method: 'POST' })).toBe(10_000);
});
