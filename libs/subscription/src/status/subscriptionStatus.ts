import type { SubscriptionState } from '@tv/api-client';
import { lastDayText } from '../price/lastDayText.ts';
import { givesContentAccess, isInProgress } from './subscriptionState.ts';

export type StatusTone = 'success' | 'trial' | 'pending' | 'info' | 'error' | 'ended';

export type SubscriptionAction =
  'change' | 'cancel' | 'cancelTrial' | 'restart' | 'firstPayment' | 'payAgain' | 'billing' | 'choose';

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

interface SubscriptionStatusInput {
  /** Undefined if unknown. */
  readonly state: SubscriptionState | undefined;
  readonly isInTrial: boolean;
  /** Next payment, or end of access; epoch milliseconds. */
  readonly until: number | undefined;
  readonly isInWallet?: boolean;
}

const UNKNOWN: SubscriptionStatus = {
  productsTitle: 'Dette har du',
  tone: 'error',
  label: 'Ukjent',
  sentence:
    'Vi vet ikke hvordan abonnementet ditt står akkurat nå. Prøv igjen om litt, eller ta kontakt med kundeservice.',
  actions: [],
  restriction: 'Til vi vet det, kan ingenting endres.',
};
const WAITING = {
  tone: 'pending',
  actions: [],
  restriction:
    'Du kan ikke bytte, stoppe eller betale før dette er ferdig. Slik blir du ikke trukket to ganger.',
} as const;
const ENDED = {
  tone: 'ended',
  actions: ['choose'],
  restriction: 'Det er ikke noe å stoppe: du blir ikke trukket.',
} as const;

const IN_WALLET_TEXT = 'Betalingen venter på at du godkjenner den i Vipps.';

/** Returns texts and actions by state (SUB-12). */
export function subscriptionStatus({
  state,
  isInTrial,
  until,
  isInWallet = false,
}: SubscriptionStatusInput): SubscriptionStatus {
  if (state === undefined) return UNKNOWN;
  const byState = statusByState(isInTrial, until)[state];
  const title = byState.tone === 'ended' ? 'Dette hadde du' : 'Dette venter på deg';
  const status = { ...byState, productsTitle: givesContentAccess(state) ? 'Dette har du' : title } as const;
  if (!isInWallet || !isInProgress(state)) return status;
  return state === 'UpgradeInProgress'
    ? { ...status, sentence: `${IN_WALLET_TEXT} Imens kan du se det du hadde fra før.` }
    : { ...status, sentence: IN_WALLET_TEXT };
}

function statusByState(
  isInTrial: boolean,
  until: number | undefined,
): Readonly<Record<SubscriptionState, Omit<SubscriptionStatus, 'productsTitle'>>> {
  const last = until === undefined ? 'til perioden er over' : `til og med ${lastDayText(until)}`;
  return {
    Active: {
      tone: isInTrial ? 'trial' : 'success',
      label: isInTrial ? 'Prøveperiode' : 'Aktivt',
      sentence: isInTrial
        ? `Du ser gratis ${last}. Blir du, trekkes den første betalingen ${until === undefined ? 'da' : 'dagen etter'}.`
        : 'Alt er i orden. Du kan bytte eller stoppe når du vil.',
      actions: ['change', isInTrial ? 'cancelTrial' : 'cancel'],
    },
    FreeAccess: {
      tone: 'success',
      label: 'Gratis tilgang',
      sentence: 'Du ser gratis, og blir ikke trukket for noe.',
      actions: ['change', 'cancel'],
      restriction: 'Velger du en annen pakke, begynner du å betale. Du ser prisen før du bekrefter.',
    },
    PendingCancellation: {
      tone: 'info',
      label: 'Avsluttes når perioden er over',
      sentence: `Du har stoppet abonnementet. Alt virker som før ${last}, og du betaler ikke mer.`,
      actions: ['restart', 'change'],
      restriction: 'Bytter du pakke, starter abonnementet igjen med det du velger.',
    },
    Canceled: {
      ...ENDED,
      label: 'Avsluttet',
      sentence: 'Abonnementet er avsluttet. Kontoen og listen din ligger klar til du kommer tilbake.',
    },
    CanceledDueToLackOfPayment: {
      ...ENDED,
      label: 'Avsluttet fordi betalingen uteble',
      sentence: 'Vi fikk ikke betalt, så abonnementet er avsluttet. Du kan begynne igjen når du vil.',
    },
    PendingPaymentInfo: {
      tone: 'info',
      label: 'Venter på betalingsinformasjon',
      sentence: 'Kontoen er klar. Du mangler bare å betale, så kan du se med en gang.',
      actions: ['firstPayment', 'choose'],
      restriction: 'Det er ikke noe å stoppe: du er ikke trukket for noe.',
    },
    PaymentFailed: {
      tone: 'error',
      label: 'Betalingen feilet',
      sentence:
        'Betalingen gikk ikke gjennom, og du er ikke trukket. Betal på nytt, så kan du se med en gang.',
      actions: ['payAgain', 'choose'],
      restriction: 'Det er ikke noe å stoppe: abonnementet er ikke i gang.',
    },
    PastDue: {
      tone: 'error',
      label: 'Betaling mangler',
      sentence: 'Vi fikk ikke trukket den siste betalingen. Betal nå, så kan du se igjen med en gang.',
      actions: ['payAgain', 'billing', 'cancel'],
      restriction: 'Du kan ikke bytte pakke før det som mangler, er betalt.',
    },
    PaymentInProgress: {
      ...WAITING,
      label: 'Betalingen behandles',
      sentence: 'Det tar som regel bare noen sekunder. Du trenger ikke gjøre noe.',
    },
    UpgradeInProgress: {
      ...WAITING,
      label: 'Oppgraderes',
      sentence: 'Oppgraderingen er i gang. Imens kan du se det du hadde fra før.',
    },
    ChangeSubscriptionRequested: {
      ...WAITING,
      label: 'Endres',
      sentence: 'Endringen du ba om, er i gang. Det tar som regel bare noen sekunder.',
    },
  };
}
