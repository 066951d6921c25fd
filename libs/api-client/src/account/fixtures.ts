import type { Wire } from '../parse/fitsContract.ts';

/** The account of the customer of `customerFixture`. */
export const accountFixture: Wire['Account'] = {
  personalia: {
    firstName: 'Kari',
    lastName: 'Nordmann',
    email: 'kari@kunde.test',
    phoneNumber: '4791234567',
    createdDate: '2025-03-14T09:30:00Z',
  },
  consents: {
    receiveEmail: true,
    receiveSms: false,
    personalizedMarketing: false,
    shareContactInformationWithThirdParties: false,
    contactThroughSocialMedia: false,
  },
};
