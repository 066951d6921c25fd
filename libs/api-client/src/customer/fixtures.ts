import type { Wire } from '../parse/fitsContract.ts';

/** Returns a customer with the given subscription state and no other issues. */
export function customerFixture(state: Wire['SubscriptionState']): Wire['UserInfo'] {
  return {
    userId: 'u-1001',
    personalia: {
      firstName: 'Kari',
      lastName: 'Nordmann',
      email: 'kari@kunde.test',
      phoneNumber: '4791234567',
      createdDate: '2025-03-14T09:30:00Z',
    },
    analytics: {
      emailSha256: '5d7c1f0f0a0f4f2f6e8e2a2a5f0f1a5f7f5b0c3f2d6b1d0e9c8b7a6f5e4d3c2b',
      emailMd5: '0cc175b9c0f1b6a831c399e269772661',
      phoneSha256: '9d7c1f0f0a0f4f2f6e8e2a2a5f0f1a5f7f5b0c3f2d6b1d0e9c8b7a6f5e4d3c2b',
    },
    subscribedPackage: {
      id: 'pakke-familie',
      state,
      hasAccessToContent: state === 'Active',
      nextPaymentDate: '2026-12-14T00:00:00Z',
      selectedProductIds: ['mye', 'max-ultimate'],
    },
    isInTrialPeriod: false,
    externalServicesStatus: {
      viaplay: { activationCode: 'VP-4821', statusCode: 'NeedsConnection', inSubscription: false },
      tv2play: { statusCode: 'NeedsToCancelTv2PlaySubscription', serviceId: 'tv2play', inSubscription: true },
      max: {
        statusCode: 'NeedsConnection',
        serviceId: 'max',
        activationUrl: 'https://partner.test/max/activate',
        inSubscription: true,
      },
      nrk: { statusCode: 'Completed', inSubscription: true },
    },
    internalServicesStatus: {
      skyShowtime: { inSubscription: true },
      nordiskFilm: { inSubscription: false },
    },
    billingProvider: 'Card',
  };
}
