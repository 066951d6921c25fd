import type { ProviderVariant } from '@tv/api-client';

export interface ServiceActivation {
  /** Undefined if unknown or not applicable. */
  readonly isActivated: boolean | undefined;
  /** Activation page, if any. */
  readonly activationPath: string | undefined;
}

/**
 * Turns a variant of a service that must be activated into one that links to the activation page
 * (COVER-14…16). Other variants are unchanged (COVER-17).
 */
export function withActivation(
  variant: ProviderVariant,
  { isActivated, activationPath }: ServiceActivation,
): ProviderVariant {
  const isChoice = variant.behavior === 'ShowVariants';
  if (isActivated !== false || activationPath === undefined || isChoice) return variant;
  return {
    ...variant,
    behavior: 'ActivateExternalService',
    state: 'NotActivated',
    subtitle: `Aktiver ${variant.providerName ?? variant.providerId}`,
  };
}
