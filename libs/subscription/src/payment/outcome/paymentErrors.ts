import { errorItems, isRequestError } from '@tv/api-client';

/** Spelled as in the contract (PAY-13…24). */
export const PAYMENT_ERROR_CODES = [
  'SUBSCRIPTION_FAILED',
  'PAYMENT_FAILED',
  'COULD_NOT_CHARGE_CARD',
  'CLIENT_TOKEN_LOAD_FAILED',
  'CARD_ALREADY_REGISTERED',
  'DEFAULT',
  'INVALID_VOUCHER',
  'CARD_3DSECURE_FAILED',
  'CARD_3DSECURE_FAILED_LIABILITYSHIFT_NOT_POSSIBLE',
  'CARD_NOT_NORWEGIAN',
  'PP_ACCOUNT_NOT_NORWEGIAN',
  'SUBCTIPTION_CANCELED',
] as const;

export type PaymentErrorCode = (typeof PAYMENT_ERROR_CODES)[number];

/** Each text says what happened, whether anything was charged, and what to do next. */
const TEXTS: Readonly<Record<Exclude<PaymentErrorCode, 'DEFAULT'>, string>> = {
  SUBSCRIPTION_FAILED:
    'Vi fikk ikke endret abonnementet ditt akkurat nå, og du er ikke trukket. En annen endring kan være i gang. Vent et øyeblikk og prøv igjen.',
  PAYMENT_FAILED:
    'Betalingen gikk ikke gjennom, og du er ikke trukket. Prøv igjen, eller betal på en annen måte.',
  COULD_NOT_CHARGE_CARD:
    'Banken avviste kortet, og du er ikke trukket. Sjekk at det er dekning på kontoen, eller bruk et annet kort.',
  CLIENT_TOKEN_LOAD_FAILED:
    'Vi fikk ikke hentet kortskjemaet, og du er ikke trukket. Prøv igjen, eller betal med Vipps.',
  CARD_ALREADY_REGISTERED:
    'Dette kortet er allerede registrert hos deg, og du er ikke trukket. Bruk et annet kort hvis du vil bytte.',
  INVALID_VOUCHER:
    'Rabattkoden kan ikke brukes på det du har valgt, og du er ikke trukket. Du kan betale uten den.',
  CARD_3DSECURE_FAILED:
    'Banken fikk ikke bekreftet at det er deg, og du er ikke trukket. Prøv igjen, eller bruk et annet kort.',
  CARD_3DSECURE_FAILED_LIABILITYSHIFT_NOT_POSSIBLE:
    'Kortet støtter ikke sikker betaling på nett (3-D Secure), og du er ikke trukket. Bruk et annet kort, eller betal med Vipps.',
  CARD_NOT_NORWEGIAN:
    'Du kan bare betale med kort som er utstedt i Norge, og du er ikke trukket. Bruk et annet kort.',
  PP_ACCOUNT_NOT_NORWEGIAN:
    'Du kan bare betale fra en konto som er norsk, og du er ikke trukket. Betal på en annen måte, for eksempel med kort.',
  SUBCTIPTION_CANCELED:
    'Abonnementet er avsluttet i mellomtiden, og du er ikke trukket. Velg pakke på nytt for å begynne igjen.',
};

/**
 * Returns the message for a code, which says whether anything was charged.
 * @param mayBeCharged only used by `DEFAULT`
 */
export function paymentErrorText(code: PaymentErrorCode, mayBeCharged = false): string {
  if (code !== 'DEFAULT') return TEXTS[code];
  const charged = mayBeCharged ? 'Vi vet ikke om du er trukket. Se Betaling først.' : 'Du er ikke trukket.';
  return `Noe gikk galt med betalingen. Prøv igjen. ${charged}`;
}

/** Maps unknown codes to `DEFAULT` (PAY-18). */
export const toPaymentErrorCode = (code: string): PaymentErrorCode =>
  PAYMENT_ERROR_CODES.find((known) => known === code) ?? 'DEFAULT';

/** Normalizes the error of a subscription request; the first reason counts (SUB-07, SUB-08). */
export function subscriptionFailure(error: unknown) {
  const [first] = errorItems(error);
  const details = first === undefined ? '' : `: ${first.code} ${first.message}`.trimEnd();
  return {
    code: 'SUBSCRIPTION_FAILED',
    message: `Failure calling subscription endpoint${details}`,
    reason: first && toPaymentErrorCode(first.code),
  } as const;
}

/** Returns whether the server refused and nothing is charged; other errors leave it unknown. */
export const isPaymentRefused = (error: unknown): boolean =>
  isRequestError(error) && error.status >= 400 && error.status < 500 && error.status !== 429;

/** Returns whether the session has ended: a 401, or no token. */
export function isSignedOut(error: unknown): boolean {
  if (isRequestError(error, 401)) return true;
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'NoTokenError';
}
