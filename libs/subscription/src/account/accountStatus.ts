import type { UserInfo } from '@tv/api-client';
import { customerLinks, links } from '@tv/routes';
import { formatLongDate } from '@tv/time';
import {
  subscriptionStatus,
  type SubscriptionStatus,
  type SubscriptionAction,
} from '../status/subscriptionStatus.ts';

/** Status of an account with its next action. */
export interface AccountStatus {
  /** Undefined without a package. */
  readonly tone: SubscriptionStatus['tone'] | undefined;
  /** Empty without a package. */
  readonly label: string;
  readonly sentence: string;
  readonly step: { readonly text: string; readonly to: string };
}

const VIEW_SUBSCRIPTION = { text: 'Se abonnementet', to: customerLinks.accountSubscription() };
const CHOOSE_PACKAGE = { text: 'Velg pakke', to: links.signUp() };

/** All other actions lead to the subscription page. */
const NEXT_STEPS: Readonly<
  Partial<Record<SubscriptionAction, (productIds: readonly string[]) => AccountStatus['step']>>
> = {
  restart: () => ({ text: 'Start abonnementet igjen', to: customerLinks.purchaseFor('reaktiver') }),
  firstPayment: (own) => ({ text: 'Betal og kom i gang', to: customerLinks.purchaseFor('kjøp', own) }),
  payAgain: () => ({ text: 'Betal nå', to: customerLinks.purchaseFor('fortsett') }),
  choose: () => CHOOSE_PACKAGE,
};

/** Status of an account; without a package the action is to choose one. */
export function accountStatus({
  subscribedPackage,
  isInTrialPeriod: isInTrial,
  pendingDowngradeToPackageId,
}: Pick<UserInfo, 'subscribedPackage' | 'isInTrialPeriod' | 'pendingDowngradeToPackageId'>): AccountStatus {
  if (subscribedPackage === undefined) {
    const sentence = 'Du har ingen pakke ennå. Velg en, så kan du se med en gang.';
    return { tone: undefined, label: '', sentence, step: CHOOSE_PACKAGE };
  }
  const { state, nextPaymentDate: until, selectedProductIds } = subscribedPackage;
  const { tone, label, sentence, actions } = subscriptionStatus({ state, isInTrial, until });
  if (state === 'Active' && pendingDowngradeToPackageId !== undefined) {
    const day = until === undefined ? 'ved neste betaling' : formatLongDate(until);
    const keep = { text: 'Behold pakken du har', to: customerLinks.purchaseFor('behold') };
    return { tone, label, sentence: `Du går over til en mindre pakke ${day}.`, step: keep };
  }
  const [first] = actions;
  const step = (first && NEXT_STEPS[first]?.(selectedProductIds)) ?? VIEW_SUBSCRIPTION;
  return { tone, label, sentence, step };
}
