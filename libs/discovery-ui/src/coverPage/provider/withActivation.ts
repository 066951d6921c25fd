import type { ProviderVariant } from '@tv/api-client';

export interface ServiceActivation {
  /** Undefined if unknown or not applicable. */
  readonly isActivated: boolean | undefined;
  readonly activationPath: string | undefined;
}

/**
 * Links a variant to its activation page if the service must be activated (COVER-14…16); others are unchanged
 * (COVER-17).
 */
export function withActivation(
  variant: ProviderVariant,
  { isActivated, activationPath }: ServiceActivation,
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
