import * as v from 'valibot';
import { contractObject } from '../parse/fitsContract.ts';
import { listOf, optionalFields } from '../parse/lenient.ts';
import type { ParseContext } from '../parse/parserOf.ts';
import { amount, id, months, name, percentOff } from '../parse/primitives.ts';
import { imageUrl } from '../parse/urls.ts';

/** A discount: a reduced price for some months, or free during a trial (PKG-12, PKG-13). */
export const discountSchema = contractObject('Discount', {
  discountType: v.picklist(['NoDiscount', 'NewTrialLength', 'Price']),
  percent: v.optional(percentOff),
  durationMonths: v.optional(months),
});
export type Discount = v.InferOutput<typeof discountSchema>;

function packageSchema(context: ParseContext) {
  const channel = v.object({
    id: v.string(),
    name: v.string(),
    displayName: v.optional(v.string()),
    ...optionalFields(context, 'package channel', { logo: imageUrl(context) }),
  });
  return contractObject('Package', {
    id,
    name,
    channels: listOf(context, 'package channel', channel),
    /** NOK a month. */
    price: amount,
    url: v.optional(v.string()),
    isDiscountable: v.optional(v.boolean(), false),
    offersTrialPeriod: v.optional(v.boolean(), false),
    ...optionalFields(context, 'package', {
      /** An unknown type becomes undefined: the package is sold without its badge. */
      packageType: v.picklist(['primary', 'sport', 'sport_premium', 'sportskanaler']),
      discount: discountSchema,
    }),
  });
}

/** A package on sale (PKG-04 to PKG-06). */
export type Package = v.InferOutput<ReturnType<typeof packageSchema>>;

/** Parses the packages in the server's order (PKG-01). */
export function parsePackages(body: unknown, context: ParseContext): Package[] {
  return v.parse(v.object({ packages: listOf(context, 'package', packageSchema(context)) }), body).packages;
}
