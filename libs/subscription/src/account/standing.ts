import type { SubscriptionState, UserInfo } from '@tv/api-client';
import { customerLinks, links } from '@tv/routes';
import { longDate } from '@tv/time';

/** How an account stands, in one sentence, with the one thing to do next. */
export interface AccountStanding {
  /** `good`: all is well; `wait`: something is under way; `act`: nothing goes on unless the customer does something. */
  readonly tone: 'good' | 'wait' | 'act';
  readonly sentence: string;
  readonly step: { readonly text: string; readonly to: string };
}

/** What of a customer decides how his account stands. */
export type StandingCustomer = Pick<
  UserInfo,
  'subscribedPackage' | 'isInTrialPeriod' | 'pendingDowngradeToPackageId'
>;

type Subscribed = NonNullable<UserInfo['subscribedPackage']>;

const CHOOSE = { text: 'Velg pakke', to: links.signUp() };
const LOOK = { text: 'Se abonnementet', to: customerLinks.accountSubscription() };
const GO_ON = { text: 'Betal og fortsett', to: customerLinks.purchaseFor('fortsett') };

/** A sentence with the day that it is about, where that is known. */
const onDay = (day: number | undefined, withDay: (words: string) => string, without: string): string =>
  day === undefined ? without : withDay(longDate(day));

const waiting = (sentence: string): AccountStanding => ({
  tone: 'wait',
  sentence,
  step: { text: 'Se hvordan det går', to: LOOK.to },
});

function running({ nextPaymentDate: day }: Subscribed, customer: StandingCustomer): AccountStanding {
  if (customer.pendingDowngradeToPackageId !== undefined) {
    return {
      tone: 'good',
      sentence: onDay(
        day,
        (words) => `Du går over til en mindre pakke ${words}.`,
        'Du går snart over til en mindre pakke.',
      ),
      step: { text: 'Behold pakken du har', to: customerLinks.purchaseFor('behold') },
    };
  }
  const sentence = customer.isInTrialPeriod
    ? onDay(
        day,
        (words) => `Du prøver gratis til ${words}. Da trekkes den første betalingen.`,
        'Du prøver gratis.',
      )
    : onDay(day, (words) => `Alt er i orden. Neste betaling er ${words}.`, 'Alt er i orden.');
  return { tone: 'good', sentence, step: LOOK };
}

type Tell = (subscribed: Subscribed, customer: StandingCustomer) => AccountStanding;

const STANDINGS: Readonly<Record<SubscriptionState, Tell>> = {
  Active: running,
  FreeAccess: () => ({
    tone: 'good',
    sentence: 'Du har gratis tilgang. Det er ingenting å betale.',
    step: LOOK,
  }),
  PendingCancellation: ({ nextPaymentDate: day }) => ({
    tone: 'act',
    sentence: onDay(
      day,
      (words) => `Du har stoppet abonnementet. Du kan se til ${words}.`,
      'Du har stoppet abonnementet. Du kan se ut perioden.',
    ),
    step: { text: 'Start abonnementet igjen', to: customerLinks.purchaseFor('reaktiver') },
  }),
  PendingPaymentInfo: ({ selectedProductIds }) => ({
    tone: 'act',
    sentence: 'Pakken er valgt. Betal, så kan du se med en gang.',
    step: {
      text: 'Betal og kom i gang',
      to: customerLinks.purchase({ mode: 'PURCHASE', productIds: selectedProductIds }),
    },
  }),
  PaymentInProgress: () => waiting('Vi venter på svar om betalingen. Det tar som regel et øyeblikk.'),
  UpgradeInProgress: () => waiting('Pakken din oppgraderes. Du kan se som før imens.'),
  ChangeSubscriptionRequested: () => waiting('Endringen din er på vei. Det tar som regel et øyeblikk.'),
  PastDue: () => ({
    tone: 'act',
    sentence: 'Vi fikk ikke trukket den siste betalingen, og du kan ikke se før den er betalt.',
    step: GO_ON,
  }),
  PaymentFailed: () => ({
    tone: 'act',
    sentence: 'Betalingen gikk ikke gjennom, og abonnementet har stoppet.',
    step: GO_ON,
  }),
  Canceled: () => ({
    tone: 'act',
    sentence: 'Abonnementet er avsluttet. Velg en pakke når du vil se igjen.',
    step: CHOOSE,
  }),
  CanceledDueToLackOfPayment: () => ({
    tone: 'act',
    sentence: 'Abonnementet ble avsluttet fordi betalingen uteble. Velg en pakke når du vil se igjen.',
    step: CHOOSE,
  }),
};

/** How a customer's account stands; who has no package is led to one, and of a state that we do not know nothing is claimed. */
export function accountStanding(customer: StandingCustomer): AccountStanding {
  const { subscribedPackage } = customer;
  if (subscribedPackage === undefined) {
    return {
      tone: 'act',
      sentence: 'Du har ingen pakke ennå. Velg en, så kan du se med en gang.',
      step: CHOOSE,
    };
  }
  const { state } = subscribedPackage;
  return state === undefined
    ? {
        tone: 'wait',
        sentence: 'Vi vet ikke hvordan abonnementet ditt står akkurat nå. Ta kontakt hvis noe ikke virker.',
        step: LOOK,
      }
    : STANDINGS[state](subscribedPackage, customer);
}
