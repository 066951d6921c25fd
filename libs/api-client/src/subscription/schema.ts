import * as v from 'valibot';
import { subscribedPackageEntries } from '../customer/schema.ts';
import { contractObject } from '../parse/fitsContract.ts';
import { listOf } from '../parse/listOf.ts';
import { optionalFields } from '../parse/optionalFields.ts';
import type { ParseContext } from '../parse/parseContext.ts';
import { nullIfMissing, parserOf } from '../parse/parserOf.ts';
import { amount, months, percentOff, signedAmount, instant } from '../parse/primitives.ts';

/** An offer to a customer who is about to stop. */
const retentionOffer = v.object({
  id: v.string(),
  discount: v.object({
    discountType: v.string(),
    percent: v.optional(percentOff),
    durationMonths: v.optional(months),
  }),
});

function subscriptionSchema(context: ParseContext) {
  return contractObject('Subscription', {
    ...subscribedPackageEntries(context),
    ...optionalFields(context, 'subscription', {
      /** NOK. */
      monthlyPrice: amount,
      /** Products from the next payment on, if a downgrade is pending. */
      pendingProductIds: v.array(v.string()),
      trialProductIds: v.array(v.string()),
      retentionOffer,
    }),
  });
}

/** The customer's subscription with its price (SUB-01, SUB-09). */
export type Subscription = v.InferOutput<ReturnType<typeof subscriptionSchema>>;

/** The subscription; `null` if there is none (404). */
export const parseSubscription = nullIfMissing(parserOf(subscriptionSchema));

/** The type of a product change; undefined if unknown. */
const changeType = v.picklist(['New', 'Upgrade', 'Downgrade', 'None']);

const lineKind = v.picklist(['Product', 'Discount', 'Voucher', 'Trial']);

function changeSummarySchema(context: ParseContext) {
  const line = v.object({
    kind: v.fallback(v.optional(lineKind, 'Product'), 'Product'),
    productId: v.optional(v.string()),
    name: v.string(),
    /** NOK a month; discounts are negative. */
    price: signedAmount,
    /** Epoch milliseconds; missing means unlimited. */
    ...optionalFields(context, 'line of a summary', { until: instant }),
  });
  return contractObject('ChangeSummary', {
    /** NOK. */
    toPayNow: amount,
    /** NOK. */
    monthlyPrice: amount,
    lines: listOf(context, 'line of a summary', line),
    changeType: v.fallback(v.optional(changeType), undefined),
    /** Epoch milliseconds. */
    ...optionalFields(context, 'summary', { effectiveDate: instant, nextPaymentDate: instant }),
  });
}

/** The consequences of a product change, shown before payment (SUB-02). */
export type ChangeSummary = v.InferOutput<ReturnType<typeof changeSummarySchema>>;
export type ChangeType = v.InferOutput<typeof changeType>;

export const parseChangeSummary = parserOf(changeSummarySchema);

function changeResultSchema(context: ParseContext) {
  return contractObject('SubscriptionChangeResult', {
    redirectUrl: v.optional(v.string()),
    /** NOK that were charged, or that the wallet charges after confirmation. */
    ...optionalFields(context, 'subscription change', { amount }),
  });
}

/**
 * The result of a change. A URL means that the customer must confirm there; follow it only if its host is
 * allowed.
 */
export type SubscriptionChangeResult = v.InferOutput<ReturnType<typeof changeResultSchema>>;

export const parseChangeResult = parserOf((context) => v.optional(changeResultSchema(context), {}));
