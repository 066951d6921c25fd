import * as v from 'valibot';
import { address } from '../parse/address.ts';
import { fitsContract } from '../parse/fitsContract.ts';
import { instant } from '../parse/instant.ts';
import { listOf } from '../parse/listOf.ts';
import { optionalParts } from '../parse/optionalParts.ts';
import type { ParseContext } from '../parse/parseContext.ts';
import type { Wire } from '../parse/wire.ts';

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

/** The server's own name for one of the codes becomes the general one (EXT-08). */
const statusCode = v.pipe(
  v.picklist([
    'Completed',
    'Connected',
    'NeedsConnection',
    'NeedsToCancelExternalServiceSubscription',
    'NeedsToCancelTv2PlaySubscription',
    'NeedsToSetPassword',
    'Unknown',
  ]),
  v.transform((code) =>
    code === 'NeedsToCancelTv2PlaySubscription' ? 'NeedsToCancelExternalServiceSubscription' : code,
  ),
);

function externalServiceStatus(context: ParseContext) {
  return fitsContract<Wire['ExternalServiceStatus']>()(
    v.object({
      activationCode: v.optional(v.string()),
      statusCode: v.fallback(statusCode, 'Unknown'),
      serviceId: v.optional(v.string()),
      activationUrl: v.optional(address(context)),
      inSubscription: v.optional(v.boolean(), false),
    }),
  );
}

const internalServiceStatus = v.object({ inSubscription: v.optional(v.boolean(), false) });

function userInfoSchema(context: ParseContext) {
  const external = v.optional(externalServiceStatus(context));
  return fitsContract<Wire['UserInfo']>()(
    v.object({
      userId: v.string(),
      personalia: v.object({
        firstName: v.optional(v.string()),
        lastName: v.optional(v.string()),
        email: v.optional(v.string()),
        /** 47 and eight digits. */
        phoneNumber: v.optional(v.string()),
        /** Epoch milliseconds. */
        ...optionalParts('customer', { createdDate: instant }, context),
      }),
      analytics: v.optional(
        v.object({
          emailSha256: v.optional(v.string()),
          emailMd5: v.optional(v.string()),
          phoneSha256: v.optional(v.string()),
        }),
      ),
      subscribedPackage: v.optional(
        v.object({
          id: v.string(),
          /** Undefined where the server names a state that we do not know. */
          state: v.fallback(v.optional(subscriptionState), undefined),
          hasAccessToContent: v.optional(v.boolean()),
          /** Epoch milliseconds. */
          ...optionalParts('subscription', { nextPaymentDate: instant }, context),
          selectedProductIds: v.optional(listOf(v.string(), 'selected product', context), []),
        }),
      ),
      isInTrialPeriod: v.optional(v.boolean(), false),
      pendingDowngradeToPackageId: v.optional(v.string()),
      externalServicesStatus: v.optional(
        v.object({ viaplay: external, tv2play: external, max: external, nrk: external }),
      ),
      internalServicesStatus: v.optional(
        v.object({
          skyShowtime: v.optional(internalServiceStatus),
          nordiskFilm: v.optional(internalServiceStatus),
        }),
      ),
      ...optionalParts('customer', { billingProvider }, context),
    }),
  );
}

/** The signed-in customer (ACCT-01…04). */
export type UserInfo = v.InferOutput<ReturnType<typeof userInfoSchema>>;
export type SubscriptionState = v.InferOutput<typeof subscriptionState>;

export function parseUserInfo(body: unknown, context: ParseContext): UserInfo {
  return v.parse(userInfoSchema(context), body);
}
