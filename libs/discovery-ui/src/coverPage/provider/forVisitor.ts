import type { ProviderVariant } from '@tv/api-client';

/** Removes a subtitle that refers to a subscription, which visitors do not have. */
export function forVisitor(variant: ProviderVariant): ProviderVariant {
  const { behavior, state = 'Default' } = variant;
  const isOpenHere = behavior === 'PlayAsset' && state === 'Default';
  return isOpenHere ? { ...variant, subtitle: undefined } : variant;
}
