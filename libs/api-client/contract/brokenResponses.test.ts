import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as client from '../src/index.ts';
import { apiUnderTest, json, signedIn } from '../src/testing/apiUnderTest.ts';
import { breaks, applyBreaks } from './breakResponse.ts';
import { listOperations } from './contract.ts';

const LINK = 'https://gateway.dev.test/list/isfront';
const LISTED = { link: LINK, isMember: true };
const INTENT = { productIds: ['mye'], intentId: '5d0c8c5e-0f5b-4c7a-9c59-6a1f4f6e3b10' };
const CONSENTS = {
  receiveEmail: true,
  receiveSms: false,
  personalizedMarketing: false,
  shareContactInformationWithThirdParties: false,
  contactThroughSocialMedia: false,
};
const REGISTRATION = {
  email: 'kari@kunde.test',
  firstName: 'Kari',
  lastName: 'Nordmann',
  phoneNumber: '4791234567',
  password: 'demo1234',
  consents: CONSENTS,
  productIds: ['mye'],
};
const FROM_WALLET = {
  code: 'w',
  analyticsId: undefined,
  redirectUrl: 'https://tv.test/bli-kunde',
  consents: CONSENTS,
  productIds: ['mye'],
};

type Dispatch = ReturnType<typeof apiUnderTest>['dispatch'];
type SendRequest = (dispatch: Dispatch) => PromiseLike<{ readonly data?: unknown; readonly error?: unknown }>;

/** The client's request per gateway operation id. */
const requests: Readonly<Record<string, SendRequest>> = {
  getCustomer: (dispatch) => dispatch(client.getCustomer.initiate()),
  getAccount: (dispatch) => dispatch(client.getAccount.initiate()),
  saveConsents: (dispatch) => dispatch(client.saveConsents.initiate(CONSENTS)),
  changeEmail: (dispatch) => dispatch(client.changeEmail.initiate({ email: 'k@k.test', password: 'p' })),
  changePhoneNumber: (dispatch) =>
    dispatch(client.changePhoneNumber.initiate({ phoneNumber: '4791234567', password: 'p' })),
  requestPasswordReset: (dispatch) => dispatch(client.requestPasswordReset.initiate('k@k.test')),
  updatePassword: (dispatch) =>
    dispatch(client.updatePassword.initiate({ token: 't1', newPassword: 'demo1234' })),
  getTransactions: (dispatch) => dispatch(client.getTransactions.initiate()),
  getPaymentCancelled: (dispatch) =>
    dispatch(client.getPaymentCancelled.initiate('/customer/paymentCancelled')),
  getSubscription: (dispatch) => dispatch(client.getSubscription.initiate()),
  getChangeSummary: (dispatch) => dispatch(client.getChangeSummary.initiate(['mye'])),
  changeSubscription: (dispatch) => dispatch(client.changeSubscription.initiate(INTENT)),
  getPaymentMethod: (dispatch) => dispatch(client.getPaymentMethod.initiate()),
  getBillingProvider: (dispatch) => dispatch(client.getBillingProvider.initiate()),
  getPaymentClientToken: (dispatch) => dispatch(client.getPaymentClientToken.initiate()),
  startCheckout: (dispatch) => dispatch(client.startCheckout.initiate(INTENT)),
  savePaymentMethod: (dispatch) => dispatch(client.savePaymentMethod.initiate({ ...INTENT, nonce: 'n' })),
  getWalletAgreement: (dispatch) => dispatch(client.getWalletAgreement.initiate()),
  pollWalletPayment: (dispatch) => dispatch(client.pollWalletPayment.initiate()),
  cancelWalletPayment: (dispatch) => dispatch(client.cancelWalletPayment.initiate()),
  validateVoucher: (dispatch) => dispatch(client.validateVoucher.initiate('VINTER26')),
  identifyVoucher: (dispatch) =>
    dispatch(client.identifyVoucher.initiate({ code: 'VINTER26', phoneNumber: '4791234567' })),
  redeemVoucher: (dispatch) => dispatch(client.redeemVoucher.initiate('VINTER26')),
  getActiveVoucherInfo: (dispatch) => dispatch(client.getActiveVoucher.initiate()),
  registerCustomer: (dispatch) =>
    dispatch(client.registerCustomer.initiate({ registration: REGISTRATION, analyticsId: undefined })),
  registerWalletCustomer: (dispatch) => dispatch(client.registerWalletCustomer.initiate(FROM_WALLET)),
  recommendProducts: (dispatch) =>
    dispatch(client.recommendProducts.initiate({ entitlementKeys: ['sport'], channelExternalIds: [] })),
  getExternalServiceStatus: (dispatch) => dispatch(client.getExternalServiceStatus.initiate('tv2play')),
  getTv2ProvisioningUrl: (dispatch) =>
    dispatch(client.getTv2ProvisioningUrl.initiate('https://tv.test/aktiver-tv2')),
  continueTv2Provisioning: (dispatch) => dispatch(client.continueTv2Provisioning.initiate()),
  getTv2User: (dispatch) => dispatch(client.getTv2User.initiate()),
  makeMaxActivationUrl: (dispatch) => dispatch(client.makeMaxActivationUrl.initiate()),
  getSettings: (dispatch) => dispatch(client.getPackages.initiate()),
  getProducts: (dispatch) => dispatch(client.getProducts.initiate({})),
  getInAppMessages: (dispatch) => dispatch(client.getInAppMessages.initiate()),
  getPlayback: (dispatch) => dispatch(client.getPlayback.initiate({ link: LINK })),
  saveProgress: (dispatch) =>
    dispatch(client.saveProgress.initiate({ link: LINK, seconds: 7, streamingSessionId: 's-1' })),
  stopRenewal: (dispatch) => dispatch(client.stopRenewal.initiate({ reason: 'pris' })),
  getPinSettings: (dispatch) => dispatch(client.getPinSettings.initiate()),
  validatePin: (dispatch) => dispatch(client.validatePin.initiate('1234')),
  setPurchasePin: (dispatch) => dispatch(client.setPurchasePin.initiate('1234')),
  addToMyList: (dispatch) => dispatch(client.setInMyList.initiate(LISTED)),
  removeFromMyList: (dispatch) => dispatch(client.setInMyList.initiate({ ...LISTED, isMember: false })),
  addFavouriteChannel: (dispatch) => dispatch(client.setFavouriteChannel.initiate(LISTED)),
  removeFavouriteChannel: (dispatch) =>
    dispatch(client.setFavouriteChannel.initiate({ ...LISTED, isMember: false })),
  excludeFromContinueWatching: (dispatch) => dispatch(client.excludeFromContinueWatching.initiate(LINK)),
  reportExternalPlayback: (dispatch) => dispatch(client.reportExternalPlayback.initiate(LINK)),
};

const operations = listOperations();

/** Returns the contract's example response; undefined if the response has no body. */
function exampleOf(operationId: string): unknown {
  const operation = operations.find((one) => one.operationId === operationId);
  if (!operation) throw new Error(`${operationId} is no call`);
  const { example, examples = {} } =
    Object.values(operation.responses)[0]?.content?.['application/json'] ?? {};
  return example ?? Object.values(examples)[0]?.value ?? {};
}

/** Possible errors besides a result. */
const FAILURES = ['MalformedResponseError', 'RequestError'];

describe('every operation turns a broken response into a result or a known error', () => {
  test.each(Object.entries(requests))('%s', async (operationId, send) => {
    const example = exampleOf(operationId);
    const refusal = [{ ErrorCode: 'PAYMENT_FAILED', ErrorMessage: 'Payment failed' }];
    await fc.assert(
      fc.asyncProperty(breaks, fc.constantFrom(200, 200, 400, 404, 409), async (all, status) => {
        const body = applyBreaks(status === 200 ? example : refusal, all);
        const { dispatch } = apiUnderTest(() => json(body, { status }), { tokens: signedIn });
        const { data, error } = await send(dispatch);
        if (error === undefined) expect(data).toBeDefined();
        else expect(FAILURES).toContain((error as { readonly name?: string }).name);
        expect(() => client.errorItems(error)).not.toThrow();
      }),
      { numRuns: 25 },
    );
  });
});

test('every gateway operation is covered', () => {
  const untried = operations
    .filter(({ path }) => path.startsWith('/gateway/'))
    .map(({ operationId }) => operationId)
    // An invoice is a PDF and is not parsed.
    .filter((operationId) => !(operationId in requests) && operationId !== 'getInvoice');
  expect(untried).toEqual([]);
});
