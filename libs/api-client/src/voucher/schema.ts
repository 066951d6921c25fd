import * as v from 'valibot';
import { fitsContract, type Wire } from '../parse/fitsContract.ts';
import { listOf } from '../parse/listOf.ts';
import { optionalFields } from '../parse/optionalFields.ts';
import type { ParseContext } from '../parse/parseContext.ts';
import { instant } from '../parse/primitives.ts';
import { discountSchema } from '../settings/discount.ts';

function voucherSchema(context: ParseContext) {
  return fitsContract<Wire['Voucher']>()(
    v.object({
      code: v.string(),
      isValid: v.boolean(),
      /** Whether it is bound to a phone number that is not yet known. */
      requiresIdentification: v.optional(v.boolean(), false),
      ...optionalFields(
        'voucher',
        {
          discount: discountSchema,
          /** Products it applies to or gives; empty means any. */
          productIds: listOf(v.string(), 'voucher product', context),
          /** Epoch milliseconds. */
          validTo: instant,
        },
        context,
      ),
    }),
  );
}

export type Voucher = v.InferOutput<ReturnType<typeof voucherSchema>>;

export function parseVoucher(body: unknown, context: ParseContext): Voucher {
  return v.parse(voucherSchema(context), body);
}

/** The customer's active voucher, or the next one if it has no `validTo`; `null` on 404 (VOUCH-05). */
export function parseActiveVoucher(body: unknown, context: ParseContext): Voucher | null {
  return context.status === 404 ? null : parseVoucher(body, context);
}
