import type { RecommendationRequest, TitleDetails } from '@tv/api-client';
import type { AccessParams } from '@tv/routes';

/**
 * Creates the request for recommended products: by entitlement keys of the URL, else of the title; a channel also by
 * external id, or its id (REC-04). Undefined without any.
 */
export function recommendationRequest({
  given,
  isLive,
  id,
  title,
}: {
  readonly given: Pick<AccessParams, 'entitlementKeys'>;
  readonly isLive: boolean;
  readonly id: string;
  readonly title: Pick<TitleDetails, 'entitlementKeys' | 'channel'> | undefined;
}): RecommendationRequest | undefined {
  const { channel } = title ?? {};
  const own = title?.entitlementKeys ?? (isLive ? channel?.entitlementKeys : undefined) ?? [];
  const entitlementKeys = given.entitlementKeys.length > 0 ? given.entitlementKeys : own;
  const channelExternalIds = isLive ? [channel?.externalId ?? id] : [];
  if (entitlementKeys.length === 0 && channelExternalIds.length === 0) return undefined;
  return { entitlementKeys, channelExternalIds };
}
