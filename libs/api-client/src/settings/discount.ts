import * as v from 'valibot';
import { contractObject } from '../parse/fitsContract.ts';
import { months, percentOff } from '../parse/primitives.ts';

/** A discount: a reduced price for some months, or free during a trial (PKG-12, PKG-13). */
export const discountSchema = contractObject('Discount', {
  discountType: v.picklist(['NoDiscount', 'NewTrialLength', 'Price']),
  percent: v.optional(percentOff),
  durationMonths: v.optional(months),
});

export type Discount = v.InferOutput<typeof discountSchema>;
