import { createAction } from '@reduxjs/toolkit';
import type { AppStore } from '../world/createAppStore.ts';
import type { Listen } from './createReactions.ts';
import { received } from './received.ts';

/** Something went wrong that the viewer is to be told of: a sentence of the server's, or ours (SOCK-09). */
export const errorTold = createAction<{ readonly text: string }>('error/told');

/** What the viewer reads where the server says nothing. */
const NO_WORD = 'Noe gikk galt';

/**
 * The server tells of an error: the viewer reads it (SOCK-09).
 *
 * @param bringTeller  brings what shows a sentence over the page; asked when there is the first to show
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
