/** Where casting stands, in the sender library's own words (CAST-17). */
export const CAST_STATES = ['CONNECTED', 'CONNECTING', 'NO_DEVICES_AVAILABLE', 'NOT_CONNECTED'] as const;

export type CastState = (typeof CAST_STATES)[number];

/** Reads what the sender library says; a word we do not know counts as no device, since we could not offer it. */
export function readCastState(value: unknown): CastState {
  return CAST_STATES.find((state) => state === value) ?? 'NO_DEVICES_AVAILABLE';
}

/** Whether there is a device to cast to, so that the button is worth its place. */
export function hasDevice(state: CastState): boolean {
  return state !== 'NO_DEVICES_AVAILABLE';
}
