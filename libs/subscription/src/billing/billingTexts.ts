import type { PaymentMethod, TransactionStatus, WalletAgreement } from '@tv/api-client';
import { formatLongDate, OSLO } from '@tv/time';
import type { CardExpiryWarning } from './cardExpiry.ts';

const WARNINGS: Readonly<Record<Exclude<CardExpiryWarning, 'beforeNextPayment'>, string>> = {
  expired: 'Kortet har gått ut. Legg inn et nytt, så går neste betaling gjennom.',
  soon: 'Kortet går snart ut. Legg inn et nytt i god tid.',
};

/** @param nextPayment  epoch milliseconds */
export function cardWarningText(warning: CardExpiryWarning, nextPayment: number | undefined): string {
  if (warning !== 'beforeNextPayment') return WARNINGS[warning];
  const when = nextPayment === undefined ? '' : ` ${formatLongDate(nextPayment)}`;
  return `Kortet går ut før neste betaling${when}. Legg inn et nytt før den tid.`;
}

/** Last digits of a masked number; undefined if no digits are visible. */
export const lastDigits = (masked: string): string | undefined => /(\d{2,4})\D*$/.exec(masked)?.[1];

/** Label for display, and for screen readers with separate digits. */
export function paymentMethodLabel({ type, cardBrand, maskedNumber = '' }: PaymentMethod): {
  readonly text: string;
  readonly screenReaderText: string;
} {
  const name = type === 'Vipps' ? 'Vipps' : (cardBrand ?? 'Kort');
  const digits = lastDigits(maskedNumber);
  if (digits === undefined) return { text: name, screenReaderText: name };
  return {
    text: `${name} •••• ${digits}`,
    screenReaderText: `${name} som slutter på ${[...digits].join(' ')}`,
  };
}

const AGREEMENTS: Readonly<Record<string, string>> = {
  Active: 'Aktiv',
  Pending: 'Venter på at du godkjenner i Vipps',
  Stopped: 'Stoppet',
  Expired: 'Utløpt',
};

/** Status of the wallet agreement in Norwegian; unknown statuses get a generic text. */
export const agreementText = ({ status }: WalletAgreement): string =>
  AGREEMENTS[status] ?? 'Ukjent. Ta kontakt med kundeservice.';

/** Whether the wallet agreement can no longer be charged. */
export const isAgreementEnded = (agreement: WalletAgreement | null): boolean =>
  agreement === null || agreement.status === 'Stopped' || agreement.status === 'Expired';

const STATUSES: Readonly<Record<TransactionStatus, string>> = {
  Settled: 'Betalt',
  Pending: 'Behandles',
  Failed: 'Feilet',
  Refunded: 'Tilbakebetalt',
};

export const transactionStatusText = (status: TransactionStatus): string => STATUSES[status];

const day = new Intl.DateTimeFormat('nb-NO', { dateStyle: 'long', timeZone: OSLO });

/** Date with year: `14. november 2026`. @param instant  epoch milliseconds */
export const formatDay = (instant: number): string => day.format(instant);
