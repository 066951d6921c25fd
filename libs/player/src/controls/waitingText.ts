/** What is known of a wait. */
export interface Waiting {
  /** The browser knows of a network. */
  readonly isOnline: boolean;
  /** Something was asked for and did not come. */
  readonly isFetchFailing: boolean;
  /** The network is not the reason, and the player is being restarted. */
  readonly isStalled: boolean;
  /** It takes longer than anybody likes to look at a ring. */
  readonly isLong: boolean;
}

/** Why it takes so long and what the viewer can do; undefined for a wait of which there is nothing to say yet. */
export function waitingText({ isOnline, isFetchFailing, isStalled, isLong }: Waiting): string | undefined {
  if (!isOnline) return 'Du er uten nett. Avspillingen fortsetter når du er på nett igjen.';
  if (!isLong) return undefined;
  if (isStalled) return 'Avspillingen stoppet opp. Vi prøver å starte den igjen.';
  return isFetchFailing
    ? 'Vi får ikke hentet bildet akkurat nå, og prøver igjen av oss selv. Sjekk gjerne nettforbindelsen din.'
    : 'Det går tregt akkurat nå. Bildet kommer så snart nettet gir oss nok.';
}
