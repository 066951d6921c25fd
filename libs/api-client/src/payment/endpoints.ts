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
      ...queryWithSchema(parseClientToken, {
        service: 'gateway',
        path: '/payment/clienttoken',
        needsToken: true,
      }),
      keepUnusedDataFor: 0,
    }),
    startCheckout: build.mutation({
      ...queryWithSchema(parseOrder, ({ productIds, intentId }: CheckoutRequest) => ({
        service: 'gateway',
        path: '/checkout',
        method: 'POST',
        headers: { 'Idempotency-Key': intentId },
        body: { productIds },
        needsToken: true,
      })),
    }),
    savePaymentMethod: build.mutation({
      ...queryWithSchema(parseNothing, ({ nonce, intentId }: SavePaymentMethodRequest) => ({
        service: 'gateway',
        path: '/payment',
        method: 'POST',
        headers: { 'Idempotency-Key': intentId },
        // The API spells it so (PAY-10).
        body: { Nonce: nonce },
        needsToken: true,
      })),
      // May also pay what is owed and restore access.
      invalidatesTags: (_done, error) => (error ? [] : accountTags),
    }),
    getPaymentMethod: build.query({
      ...queryWithSchema(parsePaymentMethod, {
        service: 'gateway',
        path: '/customer/payment',
        acceptedStatuses: [404],
        needsToken: true,
      }),
      providesTags: ['Payment'],
    }),
    getBillingProvider: build.query({
      ...queryWithSchema(parseBillingProvider, {
        service: 'gateway',
        path: '/customer/billingProvider',
        needsToken: true,
      }),
      providesTags: ['Payment'],
    }),
    getWalletAgreement: build.query({
      ...queryWithSchema(parseWalletAgreement, {
        service: 'gateway',
        path: '/billingprovider/vipps',
        acceptedStatuses: [404],
        needsToken: true,
      }),
      providesTags: ['Payment'],
    }),
    getTransactions: build.query({
      ...queryWithSchema(parseTransactions, {
        service: 'gateway',
        path: '/customer/transactions',
        needsToken: true,
      }),
      providesTags: ['Payment'],
    }),
    pollWalletPayment: build.mutation({
      ...queryWithSchema(parseWalletPayment, {
        service: 'gateway',
        path: '/billingprovider/vipps/poll',
        method: 'POST',
        acceptedStatuses: [404],
        needsToken: true,
      }),
      invalidatesTags: (payment) => (payment === 'completed' ? accountTags : []),
    }),
    /**
     * Cancels the pending wallet payment. Resolves when it can no longer be approved; 409 if it was approved,
     * 404 if there is none.
     */
    cancelWalletPayment: build.mutation({
      ...queryWithSchema(parseNothing, {
        service: 'gateway',
        path: '/billingprovider/vipps/cancel',
        method: 'POST',
        needsToken: true,
      }),
    }),
    /** @param path  from the configuration (`payment.paymentCancelledPath`) */
    getPaymentCancelled: build.query({
      ...queryWithSchema(parsePaymentCancelled, (path: string) => ({
        service: 'gateway',
        path,
        needsToken: true,
      })),
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
