import type { PaymentPurpose } from '../intent/paymentIntent.ts';

export const PURPOSE_TEXTS: Readonly<Record<PaymentPurpose, Record<'title' | 'lead' | 'confirm', string>>> = {
  kjøp: { title: 'Betal og kom i gang', lead: 'Sjekk at alt stemmer før du betaler.', confirm: 'Betal' },
  endre: { title: 'Bekreft endringen', lead: 'Slik blir abonnementet ditt.', confirm: 'Bekreft endring' },
  reaktiver: {
    title: 'Start abonnementet igjen',
    lead: 'Abonnementet fortsetter som før, uten opphold.',
    confirm: 'Start abonnementet igjen',
  },
  fortsett: { title: 'Fortsett abonnementet', lead: 'Betal, så er alt som før.', confirm: 'Betal' },
  behold: {
    title: 'Behold abonnementet',
    lead: 'Du beholder det du har i dag.',
    confirm: 'Behold abonnementet',
  },
  method: {
    title: 'Bytt betalingsmåte',
    lead: 'Du blir ikke trukket nå. Neste betaling går på den nye måten.',
    confirm: 'Lagre',
  },
};

/** Texts of `fortsett` during a trial. */
const AFTER_TRIAL = {
  lead: 'Velg hvordan du vil betale når prøveperioden er over.',
  confirm: 'Lagre',
} as const;

/** Returns the label of the confirm button. @param toPayNow NOK */
export const confirmLabel = (purpose: PaymentPurpose, toPayNow: number): string =>
  purpose === 'fortsett' && toPayNow === 0 ? AFTER_TRIAL.confirm : PURPOSE_TEXTS[purpose].confirm;

export const purposeLead = (purpose: PaymentPurpose, isInTrial: boolean): string =>
  purpose === 'fortsett' && isInTrial ? AFTER_TRIAL.lead : PURPOSE_TEXTS[purpose].lead;
