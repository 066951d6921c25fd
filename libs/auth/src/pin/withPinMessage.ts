import type { PinSettings } from '@tv/api-client';

export interface PinMessage {
  readonly type: 'error' | 'success';
  readonly message: string;
}

/** State of the PIN settings (PIN-08). */
export interface PinState {
  readonly isPinSet: boolean;
  readonly isPurchasePinActive: boolean;
  readonly pinMessage: PinMessage | undefined;
}

/** Adds a message to the PIN settings (PIN-06, PIN-08). */
export function withPinMessage(
  { isPinSet, isPurchasePinActive }: PinSettings,
  pinMessage: PinMessage | undefined,
): PinState {
  return { isPinSet, isPurchasePinActive, pinMessage };
}
