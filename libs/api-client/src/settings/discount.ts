import * as v from 'valibot';
import { fitsContract } from '../parse/fitsContract.ts';
import type { Wire } from '../parse/wire.ts';

/** What is taken off: of a price for some months, or nothing at all for as long as a trial lasts (PKG-12, PKG-13). */
export const discountSchema = fitsContract<Wire['Discount']>()(
  v.object({
    discountType: v.picklist(['NoDiscount', 'NewTrialLength', 'Price']),
    /** How much is taken off, 0–100. */
    percent: v.optional(v.number()),
    durationMonths: v.optional(v.number()),
  }),
);

export type Discount = v.InferOutput<typeof discountSchema>;
