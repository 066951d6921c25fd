import * as v from 'valibot';
import { contractObject } from '../parse/fitsContract.ts';
import { fallbackWithReport, listOf, optionalFields } from '../parse/lenient.ts';
import { parserOf, type ParseContext } from '../parse/parserOf.ts';
import { instant } from '../parse/primitives.ts';
import { externalServicesSchema } from './externalServices.ts';

const subscriptionState = v.picklist([
  'Active',
  'Canceled',
  'CanceledDueToLackOfPayment',
  'PendingPaymentInfo',
  'PaymentInProgress',
  'UpgradeInProgress',
  'FreeAccess',
  'PaymentFailed',
  'PendingCancellation',
  'ChangeSubscriptionRequested',
  'PastDue',
]);

export const billingProvider = v.picklist(['Card', 'Vipps', 'None']);

const text = v.string();

export const personaliaSchema = (context: ParseContext) =>
  contractObject('Personalia', {
    ...optionalFields(context, 'customer', {
      firstName: text,
      lastName: text,
      email: text,
      /** 47 and eight digits. */
      phoneNumber: text,
      /** Epoch milliseconds. */
      createdDate: instant,
    }),
  });

/** Subscribed packages, in the same format in the account and the subscription (SUB-09). */
export const subscribedPackageEntries = (context: ParseContext) => ({
  id: v.string(),
  /** Undefined for an unknown state. */
  state: v.fallback(v.optional(subscriptionState), undefined),
  hasAccessToContent: v.fallback(v.optional(v.boolean()), undefined),
  /** Epoch milliseconds. */
  ...optionalFields(context, 'subscription', { nextPaymentDate: instant }),
  selectedProductIds: v.fallback(
    v.optional(listOf(context, 'selected product', v.string()), []),
    fallbackWithReport(context, 'selected products', []),
  ),
});

const analyticsSchema = (context: ParseContext) =>
  v.object(optionalFields(context, 'analytics', { emailSha256: text, emailMd5: text, phoneSha256: text }));

function internalServicesSchema(context: ParseContext) {
  const status = v.object({ inSubscription: v.optional(v.boolean(), false) });
  return v.object(optionalFields(context, 'internal service', { skyShowtime: status, nordiskFilm: status }));
}

/**
 * The signed-in customer (ACCT-01 to ACCT-04). Only the identity is required: other unreadable parts are reported and
 * dropped.
 */
export const parseUserInfo = parserOf((context) =>
  contractObject('UserInfo', {
    userId: v.string(),
    personalia: v.fallback(
      v.optional(personaliaSchema(context), {}),
      fallbackWithReport(context, 'customer personalia', {}),
    ),
    isInTrialPeriod: v.fallback(
      v.optional(v.boolean(), false),
      fallbackWithReport(context, 'customer trial', false),
    ),
    ...optionalFields(context, 'customer', {
      analytics: analyticsSchema(context),
      subscribedPackage: v.object(subscribedPackageEntries(context)),
      pendingDowngradeToPackageId: v.string(),
      externalServicesStatus: externalServicesSchema(context),
      internalServicesStatus: internalServicesSchema(context),
      billingProvider,
      isNewCustomer: v.boolean(),
    }),
  }),
);
export type UserInfo = ReturnType<typeof parseUserInfo>;
export type SubscriptionState = v.InferOutput<typeof subscriptionState>;
