import { useMemo } from 'react';
import { useGetCustomerQuery, type ProviderVariant } from '@tv/api-client';
import { useIsCustomer } from '@tv/auth';
import { isActivated, providerActivationPath } from './isActivated.ts';

/** Removes a subtitle that refers to a subscription, which visitors do not have. */
export function toVisitorVariant(variant: ProviderVariant): ProviderVariant {
  const { behavior, state = 'Default' } = variant;
  const isIncludedInSubscription = behavior === 'PlayAsset' && state === 'Default';
  return isIncludedInSubscription ? { ...variant, subtitle: undefined } : variant;
}

/** Links a variant to its activation page if it must be activated (COVER-14…16); others are unchanged (COVER-17). */
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

/** Returns a variant adapted to the user's activation status (COVER-14…17) or sign-in state. */
export function useUserVariant(variant: ProviderVariant | undefined): ProviderVariant | undefined {
  const isVisitor = !useIsCustomer();
  const { currentData: customer } = useGetCustomerQuery(undefined, { skip: isVisitor });
  const services = customer?.externalServicesStatus;
  return useMemo(
    () =>
      variant &&
      withActivation(isVisitor ? toVisitorVariant(variant) : variant, {
        isActivated: isActivated(variant.providerId, services),
        activationPath: providerActivationPath(variant.providerId),
      }),
    [variant, services, isVisitor],
  );
}
