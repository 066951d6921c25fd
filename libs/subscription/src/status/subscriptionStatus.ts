import type { SubscriptionState } from '@tv/api-client';
import { lastDayText } from '../price/lastDayText.ts';
import { subscriptionStateText } from './subscriptionStateText.ts';

export type StatusTone = 'success' | 'trial' | 'pending' | 'info' | 'error' | 'ended';

export type SubscriptionAction =
  'change' | 'cancel' | 'cancelTrial' | 'restart' | 'firstPayment' | 'payAgain' | 'billing' | 'choose';

export interface SubscriptionStatusInput {
  /** Undefined if unknown. */
  readonly state: SubscriptionState | undefined;
  readonly isInTrial: boolean;
  /** Next payment, or end of access; epoch milliseconds. */
  readonly until: number | undefined;
  readonly isInWallet?: boolean;
}

/** Texts and actions; the first action is the next step. */
export interface SubscriptionStatus {
  readonly tone: StatusTone;
  readonly label: string;
  readonly sentence: string;
  readonly actions: readonly SubscriptionAction[];
  /** What is not possible now, and why. */
  readonly restriction?: string;
  readonly productsTitle: 'Dette har du' | 'Dette hadde du' | 'Dette venter på deg';
}

const WAIT_TEXT =
  'Du kan ikke bytte, stoppe eller betale før dette er ferdig. Slik blir du ikke trukket to ganger.';
const IN_WALLET_TEXT = 'Betalingen venter på at du godkjenner den i Vipps.';
const has = { productsTitle: 'Dette har du' } as const;
const had = { productsTitle: 'Dette hadde du' } as const;
const awaits = { productsTitle: 'Dette venter på deg' } as const;

/** Texts and actions by state (SUB-12). */
export function subscriptionStatus({
  state,
  isInTrial,
  until,
  isInWallet = false,
}: SubscriptionStatusInput): SubscriptionStatus {
  const last = until === undefined ? 'til perioden er over' : `til og med ${lastDayText(until)}`;
  if (state === undefined) {
    return {
      ...has,
      tone: 'error',
      label: 'Ukjent',
      sentence:
        'Vi vet ikke hvordan abonnementet ditt står akkurat nå. Prøv igjen om litt, eller ta kontakt med kundeservice.',
      actions: [],
      restriction: 'Til vi vet det, kan ingenting endres.',
    };
  }
  const label = subscriptionStateText(state);
  switch (state) {
    case 'Active':
      return isInTrial
        ? {
            ...has,
            tone: 'trial',
            label: 'Prøveperiode',
            sentence: `Du ser gratis ${last}. Blir du, trekkes den første betalingen ${until === undefined ? 'da' : 'dagen etter'}.`,
            actions: ['change', 'cancelTrial'],
          }
        : {
            ...has,
            tone: 'success',
            label,
            sentence: 'Alt er i orden. Du kan bytte eller stoppe når du vil.',
            actions: ['change', 'cancel'],
          };
    case 'FreeAccess':
      return {
        ...has,
        tone: 'success',
        label,
        sentence: 'Du ser gratis, og blir ikke trukket for noe.',
        actions: ['change', 'cancel'],
        restriction: 'Velger du en annen pakke, begynner du å betale. Du ser prisen før du bekrefter.',
      };
    case 'PendingCancellation':
      return {
        ...has,
        tone: 'info',
        label,
        sentence: `Du har stoppet abonnementet. Alt virker som før ${last}, og du betaler ikke mer.`,
        actions: ['restart', 'change'],
        restriction: 'Bytter du pakke, starter abonnementet igjen med det du velger.',
      };
    case 'Canceled':
      return {
        ...had,
        tone: 'ended',
        label,
        sentence: 'Abonnementet er avsluttet. Kontoen og listen din ligger klar til du kommer tilbake.',
        actions: ['choose'],
        restriction: 'Det er ikke noe å stoppe: du blir ikke trukket.',
      };
    case 'CanceledDueToLackOfPayment':
      return {
        ...had,
        tone: 'ended',
        label,
        sentence: 'Vi fikk ikke betalt, så abonnementet er avsluttet. Du kan begynne igjen når du vil.',
        actions: ['choose'],
        restriction: 'Det er ikke noe å stoppe: du blir ikke trukket.',
      };
    case 'PendingPaymentInfo':
      return {
        ...awaits,
        tone: 'info',
        label,
        sentence: 'Kontoen er klar. Du mangler bare å betale, så kan du se med en gang.',
        actions: ['firstPayment', 'choose'],
        restriction: 'Det er ikke noe å stoppe: du er ikke trukket for noe.',
      };
    case 'PaymentFailed':
      return {
        ...awaits,
        tone: 'error',
        label,
        sentence:
          'Betalingen gikk ikke gjennom, og du er ikke trukket. Betal på nytt, så kan du se med en gang.',
        actions: ['payAgain', 'choose'],
        restriction: 'Det er ikke noe å stoppe: abonnementet er ikke i gang.',
      };
    case 'PastDue':
      return {
        ...awaits,
        tone: 'error',
        label,
        sentence: 'Vi fikk ikke trukket den siste betalingen. Betal nå, så kan du se igjen med en gang.',
        actions: ['payAgain', 'billing', 'cancel'],
        restriction: 'Du kan ikke bytte pakke før det som mangler, er betalt.',
      };
    case 'PaymentInProgress':
      return {
        ...awaits,
        tone: 'pending',
        label,
        sentence: isInWallet
          ? IN_WALLET_TEXT
          : 'Det tar som regel bare noen sekunder. Du trenger ikke gjøre noe.',
        actions: [],
        restriction: WAIT_TEXT,
      };
    case 'UpgradeInProgress':
      return {
        ...has,
        tone: 'pending',
        label,
        sentence: isInWallet
          ? `${IN_WALLET_TEXT} Imens kan du se det du hadde fra før.`
          : 'Oppgraderingen er i gang. Imens kan du se det du hadde fra før.',
        actions: [],
        restriction: WAIT_TEXT,
      };
    case 'ChangeSubscriptionRequested':
      return {
        ...awaits,
        tone: 'pending',
        label,
        sentence: isInWallet
          ? IN_WALLET_TEXT
          : 'Endringen du ba om, er i gang. Det tar som regel bare noen sekunder.',
        actions: [],
        restriction: WAIT_TEXT,
      };
  }
}
