import * as v from 'valibot';
import { contractObject } from '../parse/fitsContract.ts';
import { listOf } from '../parse/lenient.ts';
import { parserOf, type ParseContext } from '../parse/parserOf.ts';
import { amount, months, id, name } from '../parse/primitives.ts';

const relation = v.object({
  id: v.string(),
  relationType: v.picklist(['Combinable', 'Uncombinable', 'Included']),
});
const campaignDiscount = v.object({ reducedAmount: amount, numberOfBillingCycles: months });

const productSchema = (context: ParseContext) =>
  contractObject('Product', {
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

export const parseProducts = parserOf((context) => listOf(context, 'product', productSchema(context)));

/** A base product or an add-on (PKG-08 to PKG-10). */
export type Product = ReturnType<typeof parseProducts>[number];
