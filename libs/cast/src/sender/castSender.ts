import type { CastState } from './castState.ts';

/** What the interface may ask of casting. Nothing outside this folder knows whose sender library it is. */
export interface CastSender {
  /** The present state; the same value until `subscribe` tells of another. */
  readonly state: () => CastState;
  /** @returns how to unsubscribe */
  readonly subscribe: (onChange: () => void) => () => void;
  /** Opens the device picker. Closing it without a choice is no failure (CAST-13). */
  readonly requestSession: () => Promise<void>;
}

/** A sender that has not been loaded, or could not be: there is no device. */
export const noSender: CastSender = {
  state: () => 'NO_DEVICES_AVAILABLE',
  subscribe: () => () => undefined,
  requestSession: () => Promise.resolve(),
};
