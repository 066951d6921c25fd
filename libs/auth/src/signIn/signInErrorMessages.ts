import type { SignInErrorReason } from './signInError.ts';

interface SignInErrorMessage {
  readonly title: string;
  readonly text: string;
  readonly action: string;
}

export const SIGN_IN_ERROR_MESSAGES: Readonly<Record<SignInErrorReason, SignInErrorMessage>> = {
  unreachable: {
    title: 'Vi får ikke kontakt med innloggingen',
    text: 'Sjekk at du er på nett, og prøv igjen.',
    action: 'Prøv igjen',
  },
  storage: {
    title: 'Innloggingen får ikke lagret noe',
    text: 'Tillat informasjonskapsler og nettstedsdata for denne siden i nettleseren, og prøv igjen.',
    action: 'Prøv igjen',
  },
  cameBack: {
    title: 'Logg inn for å se denne siden',
    text: 'Du gikk tilbake før du var logget inn.',
    action: 'Logg inn',
  },
};
