import * as v from 'valibot';
import { fitsContract, type Wire } from '../parse/fitsContract.ts';
import { listOf } from '../parse/listOf.ts';
import type { ParseContext } from '../parse/parseContext.ts';
import { amount, months, id, name } from '../parse/primitives.ts';

function productSchema(context: ParseContext) {
  const relation = v.object({
    id: v.string(),
    relationType: v.picklist(['Combinable', 'Uncombinable', 'Included']),
  });
  const campaignDiscount = v.object({ reducedAmount: amount, numberOfBillingCycles: months });
  return fitsContract<Wire['Product']>()(
    v.object({
      id,
      name,
      /** NOK a month. */
      price: amount,
      baseProduct: v.boolean(),
      enrichmentKey: v.optional(v.string()),
      allowInTrial: v.optional(v.boolean(), false),
      relations: listOf(relation, 'product relation', context),
      campaignDiscounts: v.optional(listOf(campaignDiscount, 'campaign discount', context), []),
    }),
  );
}

/** A base product or an add-on (PKG-08 to PKG-10). */
export type Product = v.InferOutput<ReturnType<typeof productSchema>>;

export function parseProducts(body: unknown, context: ParseContext): Product[] {
  return v.parse(listOf(productSchema(context), 'product', context), body);
}
