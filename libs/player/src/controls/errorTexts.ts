import type { PlaybackErrorCode } from '../engine/playbackEngine.ts';

/** The viewer's words for a code: what happened, and what he can do. */
export const errorTexts: Readonly<Record<PlaybackErrorCode, string>> = {
  network: 'Vi får ikke kontakt med avspillingen. Sjekk at du er på nett, og prøv igjen.',
  noAccess: 'Du har ikke tilgang til å se dette akkurat nå.',
  signInNeeded: 'Innloggingen din er utløpt. Logg inn igjen for å se videre.',
  notSupported: 'Nettleseren din kan ikke spille av dette. Prøv en annen nettleser.',
  media: 'Det er en feil ved denne sendingen. Prøv igjen om litt.',
  unknown: 'Det oppstod en feil under avspillingen.',
};
