import type { ProviderVariant } from '@tv/api-client';

/** Removes a subtitle that refers to a subscription, which visitors do not have. */
export function toVisitorVariant(variant: ProviderVariant): ProviderVariant {
  const { behavior, state = 'Default' } = variant;
  const isIncludedInSubscription = behavior === 'PlayAsset' && state === 'Default';
  return isIncludedInSubscription ? { ...variant, subtitle: undefined } : variant;
}
