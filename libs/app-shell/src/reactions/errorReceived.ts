import { createAction } from '@reduxjs/toolkit';
import type { AppStore } from '../world/createAppStore.ts';
import type { Listen } from './createReactions.ts';
import { received } from './received.ts';

/** An error message for the user (SOCK-09). */
export const errorTold = createAction<{ readonly text: string }>('error/told');

/** Shown when the server sends no message. */
const NO_WORD = 'Noe gikk galt';

/**
 * Shows the server's error messages (SOCK-09).
 *
 * @param loadToaster called for the first message
 */
export function onErrorReceived(
  listen: Listen,
  { dispatch }: Pick<AppStore, 'dispatch'>,
  bringTeller: () => Promise<(text: string) => void>,
): void {
  let teller: Promise<(text: string) => void> | undefined;
  const bring = (): Promise<(text: string) => void> => {
    teller ??= bringTeller().catch((error: unknown) => {
      teller = undefined;
      throw error;
    });
    return teller;
  };
  listen(received('ErrorReceived'), ({ payload: { message = '' } }) => {
    dispatch(errorTold({ text: message.trim() || NO_WORD }));
  });
  listen(errorTold.match, async ({ payload: { text } }) => (await bring())(text));
}
