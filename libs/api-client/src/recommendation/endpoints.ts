import * as v from 'valibot';
import { api } from '../base/api.ts';
import { queryWithSchema } from '../base/queryWithSchema.ts';
import { contractObject } from '../parse/fitsContract.ts';
import { listOf } from '../parse/lenient.ts';
import type { ParseContext } from '../parse/parserOf.ts';
import { amount } from '../parse/primitives.ts';

function recommendationSchema(context: ParseContext) {
  const combination = v.object({
    productIds: v.pipe(v.array(v.string()), v.minLength(1, 'No product')),
    packageId: v.optional(v.string()),
    /** NOK a month. */
    price: v.optional(amount),
  });
  return contractObject('ProductRecommendation', {
    productCombinations: listOf(context, 'product combination', combination),
  });
}

/**
 * Parses the products that give access to the asset (REC-06): the first combination is the best (REC-05); `null` if
 * there is none.
 */
export function parseRecommendation(body: unknown, context: ParseContext) {
  const [first] = v.parse(recommendationSchema(context), body).productCombinations;
  return first === undefined ? null : { products: first.productIds, packageId: first.packageId };
}

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
