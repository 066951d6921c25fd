import type { PlaybackErrorCode } from '../engine/playbackEngine.ts';

/** What the viewer is told of a failure: what it is, and what he can do. */
export interface ErrorWords {
  readonly title: string;
  readonly text: string;
}

/** The viewer's words for a code. The engine's own codes are for the reports. */
export const errorTexts: Readonly<Record<PlaybackErrorCode, ErrorWords>> = {
  network: {
    title: 'Vi får ikke kontakt',
    text: 'Avspillingen kommer ikke frem til deg. Sjekk at du er på nett, og prøv igjen.',
  },
  noAccess: {
    title: 'Dette er ikke med i abonnementet ditt',
    text: 'Se hvilke abonnementer som gir deg tilgang. Har du nettopp bestilt, kan du prøve igjen.',
  },
  signInNeeded: {
    title: 'Logg inn for å se',
    text: 'Innloggingen din er utløpt. Logg inn igjen for å se videre.',
  },
  notSupported: {
    title: 'Nettleseren kan ikke spille av dette',
    text: 'Prøv en annen eller nyere nettleser, eller se det i appen på mobil eller TV.',
  },
  media: {
    title: 'Noe er galt med sendingen',
    text: 'Feilen ligger hos oss. Prøv igjen om litt.',
  },
  unknown: {
    title: 'Noe gikk galt',
    text: 'Avspillingen stoppet. Prøv igjen.',
  },
};
