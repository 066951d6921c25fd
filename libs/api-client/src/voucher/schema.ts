import * as v from 'valibot';
import { contractObject } from '../parse/fitsContract.ts';
import { listOf } from '../parse/listOf.ts';
import { optionalFields } from '../parse/optionalFields.ts';
import type { ParseContext } from '../parse/parseContext.ts';
import { nullIfMissing, parserOf } from '../parse/parserOf.ts';
import { instant } from '../parse/primitives.ts';
import { discountSchema } from '../settings/discount.ts';

function voucherSchema(context: ParseContext) {
  return contractObject('Voucher', {
    code: v.string(),
    isValid: v.boolean(),
    /** Whether it is bound to a phone number that is not yet known. */
    requiresIdentification: v.optional(v.boolean(), false),
    ...optionalFields(context, 'voucher', {
      discount: discountSchema,
      /** Products it applies to or gives; empty means any. */
      productIds: listOf(context, 'voucher product', v.string()),
      /** Epoch milliseconds. */
      validTo: instant,
    }),
  });
}

export type Voucher = v.InferOutput<ReturnType<typeof voucherSchema>>;

export const parseVoucher = parserOf(voucherSchema);

/** The customer's active voucher, or the next one if it has no `validTo`; `null` on 404 (VOUCH-05). */
export const parseActiveVoucher = nullIfMissing(parseVoucher);
