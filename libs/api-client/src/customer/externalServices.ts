import * as v from 'valibot';
import { contractObject } from '../parse/fitsContract.ts';
import { optionalFields } from '../parse/lenient.ts';
import type { ParseContext } from '../parse/parserOf.ts';
import { absoluteUrl } from '../parse/urls.ts';

const statusCode = v.picklist([
  'Completed',
  'Connected',
  'NeedsConnection',
  'NeedsToCancelExternalServiceSubscription',
  'NeedsToSetPassword',
  'Unknown',
]);

/**
 * Maps server aliases to status codes (EXT-08). Unknown or empty codes become `Unknown`; a missing code stays
 * undefined, since it may arrive later.
 */
export const serviceStatusCode = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((code) =>
      code === 'NeedsToCancelTv2PlaySubscription' ? 'NeedsToCancelExternalServiceSubscription' : code,
    ),
    v.fallback(statusCode, 'Unknown'),
  ),
);

/** The customer's status at an external service (EXT-06). */
export const externalServiceStatus = (context: ParseContext) =>
  contractObject('ExternalServiceStatus', {
    statusCode: serviceStatusCode,
    inSubscription: v.fallback(v.optional(v.boolean(), false), false),
    ...optionalFields(context, 'external service', {
      activationCode: v.string(),
      serviceId: v.string(),
      activationUrl: absoluteUrl(context),
    }),
  });

/** Statuses of the known services (EXT-04). Max's legacy name is the fallback. */
export function externalServicesSchema(context: ParseContext) {
  const one = externalServiceStatus(context);
  const parts = optionalFields(context, 'external service', {
    viaplay: one,
    tv2play: one,
    max: one,
    nrk: one,
    hboMax: one,
  });
  return v.pipe(
    v.object(parts),
    v.transform(({ hboMax, ...services }) =>
      hboMax ? { ...services, max: services.max ?? hboMax } : services,
    ),
  );
}
