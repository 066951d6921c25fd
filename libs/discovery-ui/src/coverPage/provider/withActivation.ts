import type { ProviderVariant } from '@tv/api-client';

/** What is known of the external service that a variant belongs to. */
export interface ServiceActivation {
  /** Missing where there is nothing to activate, or nobody knows. */
  readonly isActivated: boolean | undefined;
  /** The page where it is activated, if there is one. */
  readonly activationPath: string | undefined;
}

/**
 * A variant as this viewer has it. That of a service which is not activated, and can be, leads to activating it
 * and says so (COVER-14…16); any other stays as it came (COVER-17), and so does a choice, which belongs to no service.
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
