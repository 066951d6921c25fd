/** The sender library's cast states (CAST-17). */
export const CAST_STATES = ['CONNECTED', 'CONNECTING', 'NO_DEVICES_AVAILABLE', 'NOT_CONNECTED'] as const;

export type CastState = (typeof CAST_STATES)[number];

/** Parses the library's value; unknown values count as no device. */
export function readCastState(value: unknown): CastState {
  return CAST_STATES.find((state) => state === value) ?? 'NO_DEVICES_AVAILABLE';
}

/** Whether the cast button is shown. */
export function hasDevice(state: CastState): boolean {
  return state !== 'NO_DEVICES_AVAILABLE';
}
