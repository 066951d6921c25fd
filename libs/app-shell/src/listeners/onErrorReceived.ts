import { createAction } from '@reduxjs/toolkit';
import type { AppStore, StartListening } from '../composition/createAppStore.ts';
import { onEvent } from './onEvent.ts';

/** An error message for the user (SOCK-09). */
export const errorNotified = createAction<{ readonly text: string }>('error/notified');

/** Shown when the server sends no message. */
const DEFAULT_MESSAGE = 'Noe gikk galt';

/**
 * Shows the server's error messages (SOCK-09).
 *
 * @param loadToaster called for each message
 */
export function onErrorReceived(
  startListening: StartListening,
  { dispatch }: Pick<AppStore, 'dispatch'>,
  loadToaster: () => Promise<(text: string) => void>,
): void {
  onEvent(startListening, 'ErrorReceived', ({ message = '' }) =>
    dispatch(errorNotified({ text: message.trim() || DEFAULT_MESSAGE })),
  );
  startListening({
    actionCreator: errorNotified,
    effect: async ({ payload: { text } }) => (await loadToaster())(text),
  });
}
