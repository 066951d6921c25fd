import { describe, expect, it } from 'vitest';
import type { UserInfo } from '@tv/api-client';
import {
  needsAction,
  servicesNeedingAction,
  includedServices,
  serviceStatusText,
  serviceStatus,
  type ServiceCustomer,
} from './externalService.ts';

type Statuses = NonNullable<UserInfo['externalServicesStatus']>;
type Status = NonNullable<Statuses['max']>;
type State = NonNullable<UserInfo['subscribedPackage']>['state'];

const personalia = {
  firstName: 'Ola',
  lastName: 'Nordmann',
  phoneNumber: '4791234567',
  email: 'ola@kunde.test',
};

function customer(
  statuses: Partial<Statuses>,
  state: State = 'Active',
  phoneNumber?: string,
): ServiceCustomer {
  return {
    externalServicesStatus: {
      viaplay: undefined,
      tv2play: undefined,
      max: undefined,
      nrk: undefined,
      ...statuses,
    },
    subscribedPackage: {
      id: 'p',
      state,
      hasAccessToContent: undefined,
      nextPaymentDate: undefined,
      selectedProductIds: [],
    },
    personalia: {
      ...personalia,
      createdDate: undefined,
      ...(phoneNumber === undefined ? {} : { phoneNumber }),
    },
  };
}

const status = (statusCode: Status['statusCode'], inSubscription = true) =>
  ({ statusCode, inSubscription }) as Status;

const CODES = [
  'Completed',
  'Connected',
  'NeedsConnection',
  'NeedsToCancelExternalServiceSubscription',
  'NeedsToSetPassword',
  'Unknown',
] as const;

describe('external service', () => {
  const table = CODES.flatMap((code) =>
    [true, false].flatMap((isIncluded) =>
      (['Active', 'FreeAccess', 'PaymentFailed', 'Canceled'] as const).map((state) => ({
        code,
        isIncluded,
        state,
      })),
    ),
  );

  it.each(table)(
    'EXT-09 needs action only if included, accessible and not completed: $code, in the subscription: $isIncluded, $state',
    ({ code, isIncluded, state }) => {
      const isExpected = isIncluded && (state === 'Active' || state === 'FreeAccess') && code !== 'Completed';
      expect(needsAction('max', customer({ max: status(code, isIncluded) }, state))).toBe(isExpected);
      expect(needsAction('viaplay', customer({ viaplay: status(code, isIncluded) }, state))).toBe(isExpected);
    },
  );

  it('EXT-09 a service of unknown status needs no action', () => {
    expect(needsAction('max', customer({}))).toBe(false);
  });

  it('EXT-10 TV 2 Play alone requires contact data', () => {
    const needs = status('NeedsConnection');
    expect(needsAction('tv2play', customer({ tv2play: needs }))).toBe(true);
    expect(needsAction('tv2play', customer({ tv2play: needs }, 'Active', '21234567'))).toBe(false);
    expect(needsAction('max', customer({ max: needs }, 'Active', '21234567'))).toBe(true);
    expect(serviceStatusText('tv2play', customer({ tv2play: needs }, 'Active', '21234567'))).toBe(
      'Vi mangler et norsk mobilnummer',
    );
  });

  it('EXT-03 NRK is always included and completed, whatever the API returns', () => {
    for (const nrk of [undefined, status('NeedsConnection', false)]) {
      const everybody = customer({ nrk });
      expect(serviceStatus('nrk', everybody)).toMatchObject({
        statusCode: 'Completed',
        inSubscription: true,
      });
      expect(needsAction('nrk', everybody)).toBe(false);
      expect(includedServices(everybody)).toEqual(['nrk']);
    }
  });

  it('services that need action are listed', () => {
    const needs = status('NeedsConnection');
    expect(servicesNeedingAction(customer({}))).toEqual([]);
    expect(
      servicesNeedingAction(customer({ viaplay: needs, tv2play: needs, max: needs, nrk: needs })),
    ).toEqual(['viaplay', 'tv2play', 'max']);
    expect(servicesNeedingAction(customer({ viaplay: needs, max: status('Completed') }))).toEqual([
      'viaplay',
    ]);
    expect(servicesNeedingAction(customer({ viaplay: needs }, 'PaymentFailed'))).toEqual([]);
  });

  it('a service has its own sentence for each status', () => {
    const texts = CODES.map((code) => serviceStatusText('max', customer({ max: status(code) })));
    expect(new Set(texts).size).toBe(CODES.length);
    expect(serviceStatusText('max', customer({ max: status('NeedsConnection') }, 'PaymentFailed'))).toBe(
      'Krever at abonnementet ditt er i gang',
    );
  });
});
