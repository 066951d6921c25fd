import type { ProviderVariant } from '@tv/api-client';

/**
 * Links a variant to its activation page if the service must be activated (COVER-14…16); others are unchanged
 * (COVER-17).
 */
export function withActivation(
  variant: ProviderVariant,
  { isActivated, activationPath }: { isActivated: boolean | undefined; activationPath: string | undefined },
): ProviderVariant {
  const isProviderChoice = variant.behavior === 'ShowVariants';
  if (isActivated !== false || activationPath === undefined || isProviderChoice) return variant;
  return {
    ...variant,
    behavior: 'ActivateExternalService',
    state: 'NotActivated',
    subtitle: `Aktiver ${variant.providerName ?? variant.providerId}`,
  };
}
