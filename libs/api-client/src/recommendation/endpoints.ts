import { api } from '../base/api.ts';
import { queryWithSchema } from '../base/queryWithSchema.ts';
import { parseRecommendation } from './schema.ts';

/** The asset or channel that a user wants to watch. */
export interface RecommendationRequest {
  readonly entitlementKeys: readonly string[];
  readonly channelExternalIds: readonly string[];
}

const recommendationApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Products that give access (REC-04), for the current user. */
    recommendProducts: build.query({
      ...queryWithSchema(
        parseRecommendation,
        ({ entitlementKeys, channelExternalIds }: RecommendationRequest) => ({
          service: 'gateway',
          method: 'POST',
          path: '/productRecommendation',
          body: { entitlementKeys, channelExternalIds },
        }),
      ),
      keepUnusedDataFor: 0,
      // Depends on the customer's current products.
      providesTags: ['Customer'],
    }),
  }),
});

export const { useRecommendProductsQuery } = recommendationApi;
export const { recommendProducts } = recommendationApi.endpoints;
