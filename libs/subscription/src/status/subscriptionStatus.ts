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

const WAITING = {
  tone: 'pending',
  actions: [],
  restriction:
    'Du kan ikke bytte, stoppe eller betale før dette er ferdig. Slik blir du ikke trukket to ganger.',
} as const;
const IN_WALLET_TEXT = 'Betalingen venter på at du godkjenner den i Vipps.';
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
      productsTitle: 'Dette har du',
      tone: 'error',
      label: 'Ukjent',
      sentence:
        'Vi vet ikke hvordan abonnementet ditt står akkurat nå. Prøv igjen om litt, eller ta kontakt med kundeservice.',
      actions: [],
      restriction: 'Til vi vet det, kan ingenting endres.',
    };
  }
  const label = isInTrial && state === 'Active' ? 'Prøveperiode' : subscriptionStateText(state);
  return { label, ...statusByState({ isInTrial, until, isInWallet, last })[state] };
}

interface StatusContext extends Required<Omit<SubscriptionStatusInput, 'state'>> {
  /** Last day of access, in words. */
  readonly last: string;
}

function statusByState({
  isInTrial,
  until,
  isInWallet,
  last,
}: StatusContext): Readonly<Record<SubscriptionState, Omit<SubscriptionStatus, 'label'>>> {
  return {
    Active: isInTrial
      ? {
          productsTitle: 'Dette har du',
          tone: 'trial',
          sentence: `Du ser gratis ${last}. Blir du, trekkes den første betalingen ${until === undefined ? 'da' : 'dagen etter'}.`,
          actions: ['change', 'cancelTrial'],
        }
      : {
          productsTitle: 'Dette har du',
          tone: 'success',
          sentence: 'Alt er i orden. Du kan bytte eller stoppe når du vil.',
          actions: ['change', 'cancel'],
        },
    FreeAccess: {
      productsTitle: 'Dette har du',
      tone: 'success',
      sentence: 'Du ser gratis, og blir ikke trukket for noe.',
      actions: ['change', 'cancel'],
      restriction: 'Velger du en annen pakke, begynner du å betale. Du ser prisen før du bekrefter.',
    },
    PendingCancellation: {
      productsTitle: 'Dette har du',
      tone: 'info',
      sentence: `Du har stoppet abonnementet. Alt virker som før ${last}, og du betaler ikke mer.`,
      actions: ['restart', 'change'],
      restriction: 'Bytter du pakke, starter abonnementet igjen med det du velger.',
    },
    Canceled: {
      productsTitle: 'Dette hadde du',
      tone: 'ended',
      sentence: 'Abonnementet er avsluttet. Kontoen og listen din ligger klar til du kommer tilbake.',
      actions: ['choose'],
      restriction: 'Det er ikke noe å stoppe: du blir ikke trukket.',
    },
    CanceledDueToLackOfPayment: {
      productsTitle: 'Dette hadde du',
      tone: 'ended',
      sentence: 'Vi fikk ikke betalt, så abonnementet er avsluttet. Du kan begynne igjen når du vil.',
      actions: ['choose'],
      restriction: 'Det er ikke noe å stoppe: du blir ikke trukket.',
    },
    PendingPaymentInfo: {
      productsTitle: 'Dette venter på deg',
      tone: 'info',
      sentence: 'Kontoen er klar. Du mangler bare å betale, så kan du se med en gang.',
      actions: ['firstPayment', 'choose'],
      restriction: 'Det er ikke noe å stoppe: du er ikke trukket for noe.',
    },
    PaymentFailed: {
      productsTitle: 'Dette venter på deg',
      tone: 'error',
      sentence:
        'Betalingen gikk ikke gjennom, og du er ikke trukket. Betal på nytt, så kan du se med en gang.',
      actions: ['payAgain', 'choose'],
      restriction: 'Det er ikke noe å stoppe: abonnementet er ikke i gang.',
    },
    PastDue: {
      productsTitle: 'Dette venter på deg',
      tone: 'error',
      sentence: 'Vi fikk ikke trukket den siste betalingen. Betal nå, så kan du se igjen med en gang.',
      actions: ['payAgain', 'billing', 'cancel'],
      restriction: 'Du kan ikke bytte pakke før det som mangler, er betalt.',
    },
    PaymentInProgress: {
      ...WAITING,
      productsTitle: 'Dette venter på deg',
      sentence: isInWallet
        ? IN_WALLET_TEXT
        : 'Det tar som regel bare noen sekunder. Du trenger ikke gjøre noe.',
    },
    UpgradeInProgress: {
      ...WAITING,
      productsTitle: 'Dette har du',
      sentence: isInWallet
        ? `${IN_WALLET_TEXT} Imens kan du se det du hadde fra før.`
        : 'Oppgraderingen er i gang. Imens kan du se det du hadde fra før.',
    },
    ChangeSubscriptionRequested: {
      ...WAITING,
      productsTitle: 'Dette venter på deg',
      sentence: isInWallet
        ? IN_WALLET_TEXT
        : 'Endringen du ba om, er i gang. Det tar som regel bare noen sekunder.',
    },
  };
}
