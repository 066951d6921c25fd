import type { UserInfo } from '@tv/api-client';
import { customerLinks, links } from '@tv/routes';
import { formatLongDate } from '@tv/time';
import { standingOf, type Standing, type Step } from '../overview/standing.ts';

/** Status of an account with its next action. */
export interface AccountStanding {
  /** Undefined without a package. */
  readonly tone: Standing['tone'] | undefined;
  /** Empty without a package. */
  readonly label: string;
  readonly sentence: string;
  readonly step: { readonly text: string; readonly to: string };
}

export type StandingCustomer = Pick<
  UserInfo,
  'subscribedPackage' | 'isInTrialPeriod' | 'pendingDowngradeToPackageId'
>;

const LOOK = { text: 'Se abonnementet', to: customerLinks.accountSubscription() };
const CHOOSE = { text: 'Velg pakke', to: links.signUp() };

/** All other actions lead to the subscription page. */
const ON: Readonly<Partial<Record<Step, (productIds: readonly string[]) => AccountStanding['step']>>> = {
  restart: () => ({ text: 'Start abonnementet igjen', to: customerLinks.purchaseFor('reaktiver') }),
  firstPayment: (own) => ({ text: 'Betal og kom i gang', to: customerLinks.purchaseFor('kjøp', own) }),
  payAgain: () => ({ text: 'Betal nå', to: customerLinks.purchaseFor('fortsett') }),
  choose: () => CHOOSE,
};

/** Status of an account; without a package the action is to choose one. */
export function accountStanding({
  subscribedPackage,
  isInTrialPeriod: isInTrial,
  pendingDowngradeToPackageId,
}: StandingCustomer): AccountStanding {
  if (subscribedPackage === undefined) {
    const sentence = 'Du har ingen pakke ennå. Velg en, så kan du se med en gang.';
    return { tone: undefined, label: '', sentence, step: CHOOSE };
  }
  const { state, nextPaymentDate: until, selectedProductIds } = subscribedPackage;
  const { tone, label, sentence, steps } = standingOf({ state, isInTrial, until });
  if (state === 'Active' && pendingDowngradeToPackageId !== undefined) {
    const day = until === undefined ? 'ved neste betaling' : formatLongDate(until);
    return {
      tone,
      label,
      sentence: `Du går over til en mindre pakke ${day}.`,
      step: { text: 'Behold pakken du har', to: customerLinks.purchaseFor('behold') },
    };
  }
  const [first] = steps;
  return { tone, label, sentence, step: (first && ON[first]?.(selectedProductIds)) ?? LOOK };
}
