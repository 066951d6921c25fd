export interface BufferingState {
  readonly isOnline: boolean;
  readonly isFetchFailing: boolean;
  /** The player is being restarted. */
  readonly isStalled: boolean;
  readonly isLong: boolean;
}

/** Explains a wait; undefined for a short one. */
export function bufferingMessage({
  isOnline,
  isFetchFailing,
  isStalled,
  isLong,
}: BufferingState): string | undefined {
  if (!isOnline) return 'Du er uten nett. Avspillingen fortsetter når du er på nett igjen.';
  if (!isLong) return undefined;
  if (isStalled) return 'Avspillingen stoppet opp. Vi prøver å starte den igjen.';
  return isFetchFailing
    ? 'Vi får ikke hentet bildet akkurat nå, og prøver igjen av oss selv. Sjekk gjerne nettforbindelsen din.'
    : 'Det går tregt akkurat nå. Bildet kommer så snart nettet gir oss nok.';
}
