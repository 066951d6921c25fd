/** The sender library's cast states (CAST-17). */
export const CAST_STATES = ['CONNECTED', 'CONNECTING', 'NO_DEVICES_AVAILABLE', 'NOT_CONNECTED'] as const;

export type CastState = (typeof CAST_STATES)[number];

/** The sender library's session states (CAST-16). */
export const SESSION_STATES = [
  'NO_SESSION',
  'SESSION_STARTING',
  'SESSION_STARTED',
  'SESSION_START_FAILED',
  'SESSION_ENDING',
  'SESSION_ENDED',
  'SESSION_RESUMED',
] as const;

export type CastSessionState = (typeof SESSION_STATES)[number];

/** The remote player's states (CAST-18). */
export const PLAYER_STATES = ['IDLE', 'PLAYING', 'PAUSED', 'BUFFERING'] as const;

export type CastPlayerState = (typeof PLAYER_STATES)[number];

/** Error message for users (CAST-11). */
export const CAST_ERROR_TEXT =
  'Oisann! Her ble det dessverre krøll med Chromecast. Prøv igjen, eller ta kontakt med kundeservice hvis du trenger hjelp.';

/** Parses the library's value; unknown values count as no device. */
export function readCastState(value: unknown): CastState {
  return CAST_STATES.find((state) => state === value) ?? 'NO_DEVICES_AVAILABLE';
}

/** Returns whether the cast button is shown. */
export function hasDevice(state: CastState): boolean {
  return state !== 'NO_DEVICES_AVAILABLE';
}

/** Parses the library's value; unknown values count as no session. */
export function readSessionState(value: unknown): CastSessionState {
  return SESSION_STATES.find((state) => state === value) ?? 'NO_SESSION';
}

/** Parses the remote player's value; unknown values and null count as IDLE. */
export function readPlayerState(value: unknown): CastPlayerState {
  return PLAYER_STATES.find((state) => state === value) ?? 'IDLE';
}

/** Returns whether playback advances, ignoring short buffering (CAST-18). */
export function isPlaying(state: CastPlayerState, isPaused: boolean): boolean {
  return state === 'PLAYING' || (state === 'BUFFERING' && !isPaused);
}
