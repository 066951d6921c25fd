import { useGetCustomerQuery } from '@tv/api-client';
import { useIsCustomer } from '@tv/auth';
import { customerLinks, links } from '@tv/routes';
import { canChangeSubscription } from '../../status/subscriptionState.ts';

interface NextStep {
  readonly kind: 'register' | 'purchase' | 'change';
  readonly to: (productIds: readonly string[]) => string;
  /** Empty unless they are being changed. */
  readonly ownIds: readonly string[];
}

const NONE: readonly string[] = [];

/** Returns the target of 'Gå videre'. While the customer loads: the purchase page, which redirects. */
export function useNextStep(): NextStep {
  const isCustomer = useIsCustomer();
  const { data } = useGetCustomerQuery(undefined, { skip: !isCustomer });
  if (!isCustomer)
    return { kind: 'register', to: (productIds) => links.signUp({ productIds }), ownIds: NONE };
  const isChange = canChangeSubscription(data?.subscribedPackage);
  const mode = isChange ? 'CHANGE' : 'PURCHASE';
  return {
    kind: isChange ? 'change' : 'purchase',
    to: (productIds) => customerLinks.purchase({ mode, productIds }),
    ownIds: isChange ? (data?.subscribedPackage?.selectedProductIds ?? NONE) : NONE,
  };
}
