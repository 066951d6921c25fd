import { api } from '../base/api.ts';
import { reads } from '../base/reads.ts';
import { parseRecommendation, type RecommendedProducts } from './schema.ts';

/** What somebody wanted to watch, as products know it. */
export interface RecommendationRequest {
  /** Of the asset or the channel. */
  readonly entitlementKeys: readonly string[];
  readonly channelExternalIds: readonly string[];
}

const recommendationApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Which products give access (REC-04). Who is signed in says so by his token. */
    recommendProducts: build.query<RecommendedProducts | null, RecommendationRequest>({
      ...reads(
        ({ entitlementKeys, channelExternalIds }: RecommendationRequest) => ({
          service: 'gateway',
          method: 'POST',
          path: '/productRecommendation',
          body: { entitlementKeys, channelExternalIds },
        }),
        parseRecommendation,
      ),
      keepUnusedDataFor: 0,
      // It follows from what the customer has already.
      providesTags: ['Customer'],
    }),
  }),
});

export const { useRecommendProductsQuery } = recommendationApi;
export const { recommendProducts } = recommendationApi.endpoints;
