import * as v from 'valibot';
import { fitsContract, type Wire } from '../parse/fitsContract.ts';
import { listOf } from '../parse/listOf.ts';
import { optionalFields, fallbackWithReport } from '../parse/optionalFields.ts';
import type { ParseContext } from '../parse/parseContext.ts';
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

const internalServiceStatus = v.object({ inSubscription: v.optional(v.boolean(), false) });

export function personaliaSchema(context: ParseContext) {
  const text = v.string();
  return fitsContract<Wire['Personalia']>()(
    v.object({
      ...optionalFields(
        'customer',
        {
          firstName: text,
          lastName: text,
          email: text,
          /** 47 and eight digits. */
          phoneNumber: text,
          /** Epoch milliseconds. */
          createdDate: instant,
        },
        context,
      ),
    }),
  );
}

/** Subscribed packages, in the same format in the account and the subscription (SUB-09). */
export function subscribedPackageEntries(context: ParseContext) {
  return {
    id: v.string(),
    /** Undefined for an unknown state. */
    state: v.fallback(v.optional(subscriptionState), undefined),
    hasAccessToContent: v.fallback(v.optional(v.boolean()), undefined),
    /** Epoch milliseconds. */
    ...optionalFields('subscription', { nextPaymentDate: instant }, context),
    selectedProductIds: v.fallback(
      v.optional(listOf(v.string(), 'selected product', context), []),
      fallbackWithReport([], 'selected products', context),
    ),
  };
}

function analyticsSchema(context: ParseContext) {
  const text = v.string();
  return v.object(
    optionalFields('analytics', { emailSha256: text, emailMd5: text, phoneSha256: text }, context),
  );
}

function internalServicesSchema(context: ParseContext) {
  return v.object(
    optionalFields(
      'internal service',
      { skyShowtime: internalServiceStatus, nordiskFilm: internalServiceStatus },
      context,
    ),
  );
}

/**
 * Only the customer's identity is required. Other unreadable parts are reported and dropped, so the customer
 * stays signed in.
 */
function userInfoSchema(context: ParseContext) {
  const personalia = personaliaSchema(context);
  return fitsContract<Wire['UserInfo']>()(
    v.object({
      userId: v.string(),
      personalia: v.fallback(
        v.optional(personalia, {}),
        fallbackWithReport({}, 'customer personalia', context),
      ),
      isInTrialPeriod: v.fallback(
        v.optional(v.boolean(), false),
        fallbackWithReport(false, 'customer trial', context),
      ),
      ...optionalFields(
        'customer',
        {
          analytics: analyticsSchema(context),
          subscribedPackage: v.object(subscribedPackageEntries(context)),
          pendingDowngradeToPackageId: v.string(),
          externalServicesStatus: externalServicesSchema(context),
          internalServicesStatus: internalServicesSchema(context),
          billingProvider,
          isNewCustomer: v.boolean(),
        },
        context,
      ),
    }),
  );
}

/** The signed-in customer (ACCT-01 to ACCT-04). */
export type UserInfo = v.InferOutput<ReturnType<typeof userInfoSchema>>;
export type SubscriptionState = v.InferOutput<typeof subscriptionState>;

export function parseUserInfo(body: unknown, context: ParseContext): UserInfo {
  return v.parse(userInfoSchema(context), body);
}
