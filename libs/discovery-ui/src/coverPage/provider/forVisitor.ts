import type { ProviderVariant } from '@tv/api-client';

/**
 * Removes the subtitle of a variant that plays here with a subscription, since it refers to a subscription
 * that a visitor does not have.
 */
export function forVisitor(variant: ProviderVariant): ProviderVariant {
  const { behavior, state = 'Default' } = variant;
  const isOpenHere = behavior === 'PlayAsset' && state === 'Default';
  return isOpenHere ? { ...variant, subtitle: undefined } : variant;
}
