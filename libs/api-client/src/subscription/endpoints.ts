import { api } from '../base/api.ts';
import { customerRequest } from '../base/apiRequest.ts';
import { queryWithSchema } from '../base/queryWithSchema.ts';
import { accountTags } from '../base/tagTypes.ts';
import { parseNothing } from '../parse/parserOf.ts';
import { parseChangeResult, parseChangeSummary, parseSubscription } from './schema.ts';

export interface SubscriptionChangeRequest {
  readonly productIds: readonly string[];
  /** Idempotency key of the customer's intent. */
  readonly intentId: string;
  /** For payment by card (SUB-04). */
  readonly braintreeNonce?: string | undefined;
  /** Return URL for payment by wallet (SUB-05). */
  readonly vippsReturnUrl?: string | undefined;
  /** The accepted retention offer. */
  readonly retentionOfferId?: string | undefined;
}

export interface StopRenewalRequest {
  /** The customer's reason, if given. */
  readonly reason?: string | undefined;
  /** Products with a trial to stop; omitted to stop the complete subscription. */
  readonly productIds?: readonly string[] | undefined;
}

const subscriptionApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getSubscription: build.query({
      ...queryWithSchema(
        parseSubscription,
        customerRequest('/customer/subscription', { acceptedStatuses: [404] }),
      ),
      providesTags: ['Subscription'],
    }),
    getChangeSummary: build.query({
      ...queryWithSchema(parseChangeSummary, (productIds: readonly string[]) =>
        customerRequest('/customer/subscription/change/summary', { query: { productIds } }),
      ),
      // The amount to pay changes daily.
      keepUnusedDataFor: 0,
      providesTags: ['Subscription'],
    }),
    changeSubscription: build.mutation({
      ...queryWithSchema(parseChangeResult, ({ productIds, intentId, ...body }: SubscriptionChangeRequest) =>
        customerRequest('/customer/subscription/change', {
          method: 'POST',
          query: { productIds },
          headers: { 'Idempotency-Key': intentId },
          body,
        }),
      ),
      // A payment that the customer must confirm in the wallet has changed nothing yet.
      invalidatesTags: (result) => (result?.redirectUrl === undefined && result ? accountTags : []),
    }),
    /** Stops renewal (SUB-29). Idempotent. */
    stopRenewal: build.mutation({
      ...queryWithSchema(parseNothing, (body: StopRenewalRequest) =>
        customerRequest('/subscription/stopRenewal', { method: 'POST', body }),
      ),
      invalidatesTags: (_done, error) => (error ? [] : accountTags),
    }),
  }),
});

export const { useGetSubscriptionQuery, useGetChangeSummaryQuery } = subscriptionApi;
export const { getSubscription, getChangeSummary, changeSubscription, stopRenewal } =
  subscriptionApi.endpoints;
