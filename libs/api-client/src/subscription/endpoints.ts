import { api } from '../base/api.ts';
import { nothing, reads } from '../base/reads.ts';
import {
  parseChangeResult,
  parseChangeSummary,
  parseSubscription,
  type ChangeSummary,
  type Subscription,
  type SubscriptionChangeResult,
} from './schema.ts';

export interface SubscriptionChangeRequest {
  readonly productIds: readonly string[];
  /** Names the customer's intent: the server acts on it once, however often it is sent. */
  readonly intentId: string;
  /** By card (SUB-04). */
  readonly braintreeNonce?: string | undefined;
  /** By wallet: where it returns to (SUB-05). */
  readonly vippsReturnUrl?: string | undefined;
  /** Of the offer that is accepted. */
  readonly retentionOfferId?: string | undefined;
}

export interface StopRenewalRequest {
  /** Why, where the customer says it. */
  readonly reason?: string | undefined;
  /** Whose trial is stopped; the whole subscription is where there are none. */
  readonly productIds?: readonly string[] | undefined;
}

const subscriptionApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getSubscription: build.query<Subscription | null, void>({
      ...reads(
        () => ({
          service: 'gateway',
          path: '/customer/subscription',
          acceptedStatuses: [404],
          needsToken: true,
        }),
        parseSubscription,
      ),
      providesTags: ['Subscription'],
    }),
    getChangeSummary: build.query<ChangeSummary, readonly string[]>({
      ...reads(
        (productIds: readonly string[]) => ({
          service: 'gateway',
          path: '/customer/subscription/change/summary',
          query: { productIds },
          needsToken: true,
        }),
        parseChangeSummary,
      ),
      // What is to pay changes by the day.
      keepUnusedDataFor: 0,
      providesTags: ['Subscription'],
    }),
    changeSubscription: build.mutation<SubscriptionChangeResult, SubscriptionChangeRequest>({
      ...reads(
        ({ productIds, intentId, ...body }: SubscriptionChangeRequest) => ({
          service: 'gateway',
          path: '/customer/subscription/change',
          method: 'POST',
          query: { productIds },
          headers: { 'Idempotency-Key': intentId },
          body,
          needsToken: true,
        }),
        parseChangeResult,
      ),
    }),
    /** Stops renewal (SUB-29). Sent again it stops nothing more. */
    stopRenewal: build.mutation<null, StopRenewalRequest>({
      ...reads(
        (body: StopRenewalRequest) => ({
          service: 'gateway',
          path: '/subscription/stopRenewal',
          method: 'POST',
          body,
          needsToken: true,
        }),
        nothing,
      ),
    }),
  }),
});

export const { useGetSubscriptionQuery, useGetChangeSummaryQuery } = subscriptionApi;
export const { getSubscription, getChangeSummary, changeSubscription, stopRenewal } =
  subscriptionApi.endpoints;
