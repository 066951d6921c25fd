import * as v from 'valibot';
import { subscribedPackageEntries } from '../customer/schema.ts';
import { contractObject } from '../parse/fitsContract.ts';
import { listOf, optionalFields } from '../parse/lenient.ts';
import { nullableParserOf, parserOf } from '../parse/parserOf.ts';
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

/** The customer's subscription with its price (SUB-01, SUB-09); `null` if there is none (404). */
export const parseSubscription = nullableParserOf((context) =>
  contractObject('Subscription', {
    ...subscribedPackageEntries(context),
    ...optionalFields(context, 'subscription', {
      /** NOK. */
      monthlyPrice: amount,
      /** Products from the next payment on, if a downgrade is pending. */
      pendingProductIds: v.array(v.string()),
      trialProductIds: v.array(v.string()),
      retentionOffer,
    }),
  }),
);
export type Subscription = NonNullable<ReturnType<typeof parseSubscription>>;

/** The type of a product change; undefined if unknown. */
const changeType = v.picklist(['New', 'Upgrade', 'Downgrade', 'None']);

const lineKind = v.picklist(['Product', 'Discount', 'Voucher', 'Trial']);

/** The consequences of a product change, shown before payment (SUB-02). */
export const parseChangeSummary = parserOf((context) => {
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
});
export type ChangeSummary = ReturnType<typeof parseChangeSummary>;
export type ChangeType = v.InferOutput<typeof changeType>;

/** The result of a change. At its URL, if any, the customer must confirm; follow only an allowed host. */
export const parseChangeResult = parserOf((context) => {
  const result = contractObject('SubscriptionChangeResult', {
    redirectUrl: v.optional(v.string()),
    /** NOK that were charged, or that the wallet charges after confirmation. */
    ...optionalFields(context, 'subscription change', { amount }),
  });
  return v.optional(result, {});
});
