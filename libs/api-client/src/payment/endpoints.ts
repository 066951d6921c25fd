import { api } from '../base/api.ts';
import { queryWithSchema } from '../base/queryWithSchema.ts';
import { accountTags } from '../base/tagTypes.ts';
import { parseNothing } from '../parse/parserOf.ts';
import {
  parseBillingProvider,
  parseClientToken,
  parseOrder,
  parsePaymentCancelled,
  parsePaymentMethod,
  parseTransactions,
  parseWalletAgreement,
  parseWalletPayment,
} from './schema.ts';

export interface CheckoutRequest {
  readonly productIds: readonly string[];
  /** Idempotency key of the customer's intent. */
  readonly intentId: string;
}

export interface SavePaymentMethodRequest {
  /** The card form's single-use nonce. */
  readonly nonce: string;
  readonly intentId: string;
}

const paymentApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Single-use token that opens a card form. */
    getPaymentClientToken: build.query({
      ...queryWithSchema(
        { service: 'gateway', path: '/payment/clienttoken', needsToken: true },
        parseClientToken,
      ),
      keepUnusedDataFor: 0,
    }),
    startCheckout: build.mutation({
      ...queryWithSchema(
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
    savePaymentMethod: build.mutation({
      ...queryWithSchema(
        // The API spells it `Nonce` (PAY-10).
        ({ nonce, intentId }: SavePaymentMethodRequest) => ({
          service: 'gateway',
          path: '/payment',
          method: 'POST',
          headers: { 'Idempotency-Key': intentId },
          body: { Nonce: nonce },
          needsToken: true,
        }),
        parseNothing,
      ),
      // May also pay what is owed and restore access.
      invalidatesTags: (_done, error) => (error ? [] : accountTags),
    }),
    getPaymentMethod: build.query({
      ...queryWithSchema(
        { service: 'gateway', path: '/customer/payment', acceptedStatuses: [404], needsToken: true },
        parsePaymentMethod,
      ),
      providesTags: ['Payment'],
    }),
    getBillingProvider: build.query({
      ...queryWithSchema(
        { service: 'gateway', path: '/customer/billingProvider', needsToken: true },
        parseBillingProvider,
      ),
      providesTags: ['Payment'],
    }),
    getWalletAgreement: build.query({
      ...queryWithSchema(
        { service: 'gateway', path: '/billingprovider/vipps', acceptedStatuses: [404], needsToken: true },
        parseWalletAgreement,
      ),
      providesTags: ['Payment'],
    }),
    getTransactions: build.query({
      ...queryWithSchema(
        { service: 'gateway', path: '/customer/transactions', needsToken: true },
        parseTransactions,
      ),
      providesTags: ['Payment'],
    }),
    pollWalletPayment: build.mutation({
      ...queryWithSchema(
        {
          service: 'gateway',
          path: '/billingprovider/vipps/poll',
          method: 'POST',
          acceptedStatuses: [404],
          needsToken: true,
        },
        parseWalletPayment,
      ),
      invalidatesTags: (payment) => (payment === 'completed' ? accountTags : []),
    }),
    /**
     * Cancels the pending wallet payment. Resolves when it can no longer be approved; 409 if it was approved,
     * 404 if there is none.
     */
    cancelWalletPayment: build.mutation({
      ...queryWithSchema(
        { service: 'gateway', path: '/billingprovider/vipps/cancel', method: 'POST', needsToken: true },
        parseNothing,
      ),
    }),
    /** @param path  from the configuration (`payment.paymentCancelledPath`) */
    getPaymentCancelled: build.query({
      ...queryWithSchema(
        (path: string) => ({ service: 'gateway', path, needsToken: true }),
        parsePaymentCancelled,
      ),
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
