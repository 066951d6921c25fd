import { expect, test } from 'vitest';
import {
  serviceStep,
  type ExternalService,
  type ServiceCustomer,
  type StatusCode,
} from './externalService.ts';

const none = { viaplay: undefined, tv2play: undefined, max: undefined, nrk: undefined };

function customer(
  service: ExternalService,
  statusCode: StatusCode,
  { state = 'Active', phoneNumber = '4791234567', inSubscription = true } = {},
): ServiceCustomer {
  return {
    externalServicesStatus: { ...none, [service]: { statusCode, inSubscription } },
    subscribedPackage: {
      id: 'p',
      state: state as 'Active',
      hasAccessToContent: undefined,
      nextPaymentDate: undefined,
      selectedProductIds: [],
    },
    personalia: { firstName: 'Ola', lastName: 'Nordmann', phoneNumber, email: 'ola@kunde.test' },
  };
}

test.each([
  ['Completed', 'done'],
  ['Connected', 'pending'],
  ['NeedsConnection', 'connect'],
  ['NeedsToCancelExternalServiceSubscription', 'cancel'],
  ['NeedsToSetPassword', 'password'],
  ['Unknown', 'unknown'],
  [undefined, 'unknown'],
] as const)('EXT-07 the next step for status %s is %s', (statusCode, kind) => {
  for (const service of ['viaplay', 'tv2play', 'max'] as const) {
    expect(serviceStep(service, customer(service, statusCode))).toEqual({ kind });
  }
});

test('a service outside the subscription needs a package, and an ended subscription needs restarting', () => {
  const missing = customer('max', 'NeedsConnection', { inSubscription: false });
  expect(serviceStep('max', missing)).toEqual({ kind: 'notIncluded' });
  expect(serviceStep('viaplay', missing)).toEqual({ kind: 'notIncluded' });
  const ended = customer('max', 'NeedsConnection', { state: 'Canceled' });
  expect(serviceStep('max', ended)).toEqual({ kind: 'noAccess' });
});

test('TV 2 Play alone requires contact data before any step', () => {
  const unreachable = { phoneNumber: '21234567' };
  const expected = { kind: 'readiness', missing: 'INVALID_NUMBER' };
  expect(serviceStep('tv2play', customer('tv2play', 'NeedsConnection', unreachable))).toEqual(expected);
  expect(serviceStep('tv2play', customer('tv2play', 'NeedsToSetPassword', unreachable))).toEqual(expected);
  expect(serviceStep('tv2play', customer('tv2play', 'Connected', unreachable))).toEqual({ kind: 'pending' });
  expect(serviceStep('max', customer('max', 'NeedsConnection', unreachable))).toEqual({ kind: 'connect' });
});
