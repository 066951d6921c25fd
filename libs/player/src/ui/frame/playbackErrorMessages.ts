import type { PlaybackErrorCode } from '../../engine/playbackEngine.ts';

/** Actions of the error view. */
export type ErrorAction = 'retry' | 'signIn' | 'seeAccess' | 'goHome';

interface PlaybackErrorMessage {
  readonly title: string;
  readonly text: string;
  /** Most likely fix first. */
  readonly actions: readonly ErrorAction[];
}

export const playbackErrorMessages: Readonly<Record<PlaybackErrorCode, PlaybackErrorMessage>> = {
  network: {
    title: 'Vi får ikke kontakt',
    text: 'Avspillingen kommer ikke frem til deg. Sjekk at du er på nett, og prøv igjen.',
    actions: ['retry'],
  },
  noAccess: {
    title: 'Dette er ikke med i abonnementet ditt',
    text: 'Se hvilke abonnementer som gir deg tilgang. Har du nettopp bestilt, kan du prøve igjen.',
    actions: ['seeAccess', 'retry'],
  },
  signInNeeded: {
    title: 'Logg inn for å se',
    text: 'Innloggingen din er utløpt. Logg inn igjen for å se videre.',
    actions: ['signIn'],
  },
  tooManyStreams: {
    title: 'For mange ser på samtidig',
    text: 'Du ser allerede på så mange enheter som abonnementet ditt tillater. Stopp avspillingen på en av dem og prøv igjen.',
    actions: ['retry'],
  },
  geoBlocked: {
    title: 'Dette kan ikke vises der du er nå',
    text: 'Vi har bare rett til å vise det i noen land. Bruker du VPN, kan du slå det av og prøve igjen.',
    actions: ['goHome', 'retry'],
  },
  blackout: {
    title: 'Dette kan ikke vises akkurat nå',
    text: 'Vi har ikke rett til å vise det på nett nå. Prøv igjen senere, eller finn noe annet å se.',
    actions: ['goHome', 'retry'],
  },
  removed: {
    title: 'Dette er ikke tilgjengelig lenger',
    text: 'Det er fjernet, eller tiden for å se det er ute. Finn noe annet å se på forsiden.',
    actions: ['goHome'],
  },
  refused: {
    title: 'Avspillingen ble avvist',
    text: 'Prøv igjen. Kontakt kundeservice hvis det fortsatt ikke går.',
    actions: ['retry', 'goHome'],
  },
  notSupported: {
    title: 'Nettleseren kan ikke spille av dette',
    text: 'Prøv en annen eller nyere nettleser, eller se det i appen på mobil eller TV.',
    actions: ['retry'],
  },
  media: {
    title: 'Noe er galt med sendingen',
    text: 'Feilen ligger hos oss. Prøv igjen om litt.',
    actions: ['retry'],
  },
  unknown: {
    title: 'Noe gikk galt',
    text: 'Avspillingen stoppet. Prøv igjen.',
    actions: ['retry'],
  },
};
