import { useGetCustomerQuery } from '@tv/api-client';
import { useViewer } from '@tv/auth';
import { customerLinks, links } from '@tv/routes';
import { canBeChanged } from '../subscriptionState/subscriptionState.ts';

/** Who chooses: a visitor who registers next, or a customer who buys or changes. */
export interface WayOn {
  readonly kind: 'register' | 'purchase' | 'change';
  readonly to: (productIds: readonly string[]) => string;
  /** What he has already, where that is changed; else none. */
  readonly ownIds: readonly string[];
}

const NONE: readonly string[] = [];

/** Where 'Gå videre' leads. A customer about whom nothing is known yet buys: that page sends him on where he belongs. */
export function useWayOn(): WayOn {
  const isCustomer = useViewer().kind === 'customer';
  const { data } = useGetCustomerQuery(undefined, { skip: !isCustomer });
  if (!isCustomer)
    return { kind: 'register', to: (productIds) => links.signUp({ productIds }), ownIds: NONE };
  const isChange = canBeChanged(data?.subscribedPackage);
  const mode = isChange ? 'CHANGE' : 'PURCHASE';
  return {
    kind: isChange ? 'change' : 'purchase',
    to: (productIds) => customerLinks.purchase({ mode, productIds }),
    ownIds: isChange ? (data?.subscribedPackage?.selectedProductIds ?? NONE) : NONE,
  };
}
