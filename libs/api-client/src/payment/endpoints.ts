import { api } from '../base/api.ts';
import { nothing, reads } from '../base/reads.ts';
import {
  parseBillingProvider,
  parseClientToken,
  parseOrder,
  parsePaymentCancelled,
  parsePaymentMethod,
  parseTransactions,
  parseWalletAgreement,
  parseWalletPayment,
  type BillingProvider,
  type Order,
  type PaymentMethod,
  type Transaction,
  type WalletAgreement,
  type WalletPayment,
} from './schema.ts';

export interface CheckoutRequest {
  readonly productIds: readonly string[];
  /** Names the customer's intent: the server acts on it once, however often it is sent. */
  readonly intentId: string;
}

export interface SavePaymentMethodRequest {
  /** What the card form made of a card; good for once. */
  readonly nonce: string;
  readonly intentId: string;
}

const paymentApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Opens a card form, and is good for that one. */
    getPaymentClientToken: build.query<string, void>({
      ...reads(
        () => ({ service: 'gateway', path: '/payment/clienttoken', needsToken: true }),
        parseClientToken,
      ),
      keepUnusedDataFor: 0,
    }),
    startCheckout: build.mutation<Order, CheckoutRequest>({
      ...reads(
        ({ productIds, intentId }: CheckoutRequest) => ({
          service: 'gateway',
          path: '/checkout',
          method: 'POST',
          headers: { 'Idempotency-Key': intentId },
          body: { productIds },
          needsToken: true,
        }),
        parseOrder,
      ),
    }),
    savePaymentMethod: build.mutation<null, SavePaymentMethodRequest>({
      ...reads(
        // `Nonce` is the name on the wire (PAY-10).
        ({ nonce, intentId }: SavePaymentMethodRequest) => ({
          service: 'gateway',
          path: '/payment',
          method: 'POST',
          headers: { 'Idempotency-Key': intentId },
          body: { Nonce: nonce },
          needsToken: true,
        }),
        nothing,
      ),
    }),
    getPaymentMethod: build.query<PaymentMethod | null, void>({
      ...reads(
        () => ({ service: 'gateway', path: '/customer/payment', acceptedStatuses: [404], needsToken: true }),
        parsePaymentMethod,
      ),
      providesTags: ['Payment'],
    }),
    getBillingProvider: build.query<BillingProvider, void>({
      ...reads(
        () => ({ service: 'gateway', path: '/customer/billingProvider', needsToken: true }),
        parseBillingProvider,
      ),
      providesTags: ['Payment'],
    }),
    getWalletAgreement: build.query<WalletAgreement | null, void>({
      ...reads(
        () => ({
          service: 'gateway',
          path: '/billingprovider/vipps',
          acceptedStatuses: [404],
          needsToken: true,
        }),
        parseWalletAgreement,
      ),
      providesTags: ['Payment'],
    }),
    getTransactions: build.query<readonly Transaction[], void>({
      ...reads(
        () => ({ service: 'gateway', path: '/customer/transactions', needsToken: true }),
        parseTransactions,
      ),
      providesTags: ['Payment'],
    }),
    pollWalletPayment: build.mutation<WalletPayment | null, void>({
      ...reads(
        () => ({
          service: 'gateway',
          path: '/billingprovider/vipps/poll',
          method: 'POST',
          acceptedStatuses: [404],
          needsToken: true,
        }),
        parseWalletPayment,
      ),
    }),
    /**
     * Cancels the payment that waits in the wallet. It succeeds when nothing can be approved there any more; 409 when it has been
     * approved, 404 when there is none.
     */
    cancelWalletPayment: build.mutation<null, void>({
      ...reads(
        () => ({
          service: 'gateway',
          path: '/billingprovider/vipps/cancel',
          method: 'POST',
          needsToken: true,
        }),
        nothing,
      ),
    }),
    /** @param path  of the configuration (`payment.paymentCancelledPath`) */
    getPaymentCancelled: build.query<boolean, string>({
      ...reads((path: string) => ({ service: 'gateway', path, needsToken: true }), parsePaymentCancelled),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const {
  useGetPaymentMethodQuery,
  useGetBillingProviderQuery,
  useGetWalletAgreementQuery,
  useGetTransactionsQuery,
} = paymentApi;
export const {
  getPaymentClientToken,
  startCheckout,
  savePaymentMethod,
  getPaymentMethod,
  getBillingProvider,
  getWalletAgreement,
  pollWalletPayment,
  cancelWalletPayment,
  getPaymentCancelled,
  getTransactions,
} = paymentApi.endpoints;
