import type { ProviderVariant } from '@tv/api-client';

/**
 * A variant as it is told to who is not signed in. What plays here and is open to those who pay says so in the server's own
 * words, of a subscription that he does not have; what stands in the way, what it costs, and a choice are his business too.
 */
export function forVisitor(variant: ProviderVariant): ProviderVariant {
  const { behavior, state = 'Default' } = variant;
  const isOpenHere = behavior === 'PlayAsset' && state === 'Default';
  return isOpenHere ? { ...variant, subtitle: undefined } : variant;
}
