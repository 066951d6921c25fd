import * as v from 'valibot';
import { contractObject } from '../parse/fitsContract.ts';
import { listOf, optionalFields } from '../parse/lenient.ts';
import { nullableParserOf, parserOf, type ParseContext } from '../parse/parserOf.ts';
import { instant } from '../parse/primitives.ts';
import { discountSchema } from '../settings/schema.ts';

const voucherSchema = (context: ParseContext) =>
  contractObject('Voucher', {
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

export const parseVoucher = parserOf(voucherSchema);
export type Voucher = ReturnType<typeof parseVoucher>;

/** The customer's active voucher, or the next one if it has no `validTo`; `null` on 404 (VOUCH-05). */
export const parseActiveVoucher = nullableParserOf(voucherSchema);
