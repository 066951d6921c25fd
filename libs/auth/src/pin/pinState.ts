import type { PinSettings } from '@tv/api-client';

/** What is said of the PIN that was just written. */
export interface PinMessage {
  readonly type: 'error' | 'success';
  readonly message: string;
}

/** All that a page of the PIN knows of it (PIN-08). */
export interface PinState {
  readonly isPinSet: boolean;
  /** Whether the PIN is asked for before a purchase. */
  readonly isPurchasePinActive: boolean;
  readonly pinMessage: PinMessage | undefined;
}

/** The state of a PIN from what the server says of it and what there is to tell (PIN-06, PIN-08). */
export function pinState(
  { isPinSet, isPurchasePinActive }: PinSettings,
  pinMessage: PinMessage | undefined,
): PinState {
  return { isPinSet, isPurchasePinActive, pinMessage };
}
