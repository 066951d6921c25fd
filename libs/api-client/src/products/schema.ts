import * as v from 'valibot';
import { contractObject } from '../parse/fitsContract.ts';
import { listOf } from '../parse/listOf.ts';
import type { ParseContext } from '../parse/parseContext.ts';
import { parserOf } from '../parse/parserOf.ts';
import { amount, months, id, name } from '../parse/primitives.ts';

function productSchema(context: ParseContext) {
  const relation = v.object({
    id: v.string(),
    relationType: v.picklist(['Combinable', 'Uncombinable', 'Included']),
  });
  const campaignDiscount = v.object({ reducedAmount: amount, numberOfBillingCycles: months });
  return contractObject('Product', {
    id,
    name,
    /** NOK a month. */
    price: amount,
    baseProduct: v.boolean(),
    enrichmentKey: v.optional(v.string()),
    allowInTrial: v.optional(v.boolean(), false),
    relations: listOf(context, 'product relation', relation),
    campaignDiscounts: v.optional(listOf(context, 'campaign discount', campaignDiscount), []),
  });
}

/** A base product or an add-on (PKG-08 to PKG-10). */
export type Product = v.InferOutput<ReturnType<typeof productSchema>>;

export const parseProducts = parserOf((context) => listOf(context, 'product', productSchema(context)));
