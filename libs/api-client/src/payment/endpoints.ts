import { api } from '../base/api.ts';
import { customerRequest } from '../base/apiRequest.ts';
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
      ...queryWithSchema(parseClientToken, customerRequest('/payment/clienttoken')),
      keepUnusedDataFor: 0,
    }),
    startCheckout: build.mutation({
      ...queryWithSchema(parseOrder, ({ productIds, intentId }: CheckoutRequest) =>
        customerRequest('/checkout', {
          method: 'POST',
          headers: { 'Idempotency-Key': intentId },
          body: { productIds },
        }),
      ),
    }),
    savePaymentMethod: build.mutation({
      ...queryWithSchema(parseNothing, ({ nonce, intentId }: SavePaymentMethodRequest) =>
        customerRequest('/payment', {
          method: 'POST',
          headers: { 'Idempotency-Key': intentId },
          // The API spells it so (PAY-10).
          body: { Nonce: nonce },
        }),
      ),
      // May also pay what is owed and restore access.
      invalidatesTags: (_done, error) => (error ? [] : accountTags),
    }),
    getPaymentMethod: build.query({
      ...queryWithSchema(
        parsePaymentMethod,
        customerRequest('/customer/payment', { acceptedStatuses: [404] }),
      ),
      providesTags: ['Payment'],
    }),
    getBillingProvider: build.query({
      ...queryWithSchema(parseBillingProvider, customerRequest('/customer/billingProvider')),
      providesTags: ['Payment'],
    }),
    getWalletAgreement: build.query({
      ...queryWithSchema(
        parseWalletAgreement,
        customerRequest('/billingprovider/vipps', { acceptedStatuses: [404] }),
      ),
      providesTags: ['Payment'],
    }),
    getTransactions: build.query({
      ...queryWithSchema(parseTransactions, customerRequest('/customer/transactions')),
      providesTags: ['Payment'],
    }),
    pollWalletPayment: build.mutation({
      ...queryWithSchema(
        parseWalletPayment,
        customerRequest('/billingprovider/vipps/poll', { method: 'POST', acceptedStatuses: [404] }),
      ),
      invalidatesTags: (payment) => (payment === 'completed' ? accountTags : []),
    }),
    /**
     * Cancels the pending wallet payment. Resolves when it can no longer be approved; 409 if it was approved,
     * 404 if there is none.
     */
    cancelWalletPayment: build.mutation(
      queryWithSchema(parseNothing, customerRequest('/billingprovider/vipps/cancel', { method: 'POST' })),
    ),
    /** @param path  from the configuration (`payment.paymentCancelledPath`) */
    getPaymentCancelled: build.query({
      ...queryWithSchema(parsePaymentCancelled, (path: string) => customerRequest(path)),
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
