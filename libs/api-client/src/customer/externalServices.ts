import * as v from 'valibot';
import { address } from '../parse/address.ts';
import { fitsContract } from '../parse/fitsContract.ts';
import { optionalParts } from '../parse/optionalParts.ts';
import type { ParseContext } from '../parse/parseContext.ts';
import type { Wire } from '../parse/wire.ts';

const statusCode = v.picklist([
  'Completed',
  'Connected',
  'NeedsConnection',
  'NeedsToCancelExternalServiceSubscription',
  'NeedsToSetPassword',
  'Unknown',
]);

/**
 * The server's own name for one of the codes becomes the general one (EXT-08). A code that is empty, or none that we know, is
 * `Unknown`; one that is missing is undefined: it may be there a moment later.
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

/** How a customer stands with an external service (EXT-06). */
export function externalServiceStatus(context: ParseContext) {
  return fitsContract<Wire['ExternalServiceStatus']>()(
    v.object({
      statusCode: serviceStatusCode,
      inSubscription: v.fallback(v.optional(v.boolean(), false), false),
      ...optionalParts(
        'external service',
        { activationCode: v.string(), serviceId: v.string(), activationUrl: address(context) },
        context,
      ),
    }),
  );
}

/** The statuses of the services that we know (EXT-04). Max has an older name, which counts where the newer one is not there. */
export function externalServicesSchema(context: ParseContext) {
  const one = externalServiceStatus(context);
  const parts = optionalParts(
    'external service',
    { viaplay: one, tv2play: one, max: one, nrk: one, hboMax: one },
    context,
  );
  return v.pipe(
    v.object(parts),
    v.transform(({ hboMax, ...services }) =>
      hboMax ? { ...services, max: services.max ?? hboMax } : services,
    ),
  );
}
