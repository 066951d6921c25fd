import type { RecommendationRequest, TitleDetails } from '@tv/api-client';
import type { AccessWish } from '@tv/routes';

/** What is known of what somebody wants to watch. */
export interface Wanted {
  readonly given: Pick<AccessWish, 'entitlementKeys'>;
  /** It is a channel. */
  readonly isLive: boolean;
  readonly id: string;
  /** Undefined where its details could not be had. */
  readonly title: Pick<TitleDetails, 'entitlementKeys' | 'channel'> | undefined;
}

/**
 * What is asked to be recommended: by the keys of the address, else by those of the title; of a channel by what servers know
 * it by, which is its id where nothing else is said (REC-04).
 *
 * @returns undefined where there is nothing to go by: then the general choice has to do
 */
export function wishOf({ given, isLive, id, title }: Wanted): RecommendationRequest | undefined {
  const { channel } = title ?? {};
  const own = title?.entitlementKeys ?? (isLive ? channel?.entitlementKeys : undefined) ?? [];
  const entitlementKeys = given.entitlementKeys.length > 0 ? given.entitlementKeys : own;
  const channelExternalIds = isLive ? [channel?.externalId ?? id] : [];
  if (entitlementKeys.length === 0 && channelExternalIds.length === 0) return undefined;
  return { entitlementKeys, channelExternalIds };
}
