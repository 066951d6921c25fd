import { currentUserChanged, type Session } from '@tv/auth';
import type { StartListening } from '../composition/createAppStore.ts';

/** Runs once, at the first sign-in; after an error again at the next user change. */
export function onFirstSignIn(
  startListening: StartListening,
  tokens: Pick<Session['tokens'], 'token'>,
  run: () => Promise<void>,
): void {
  startListening({
    actionCreator: currentUserChanged,
    effect: async (_action, listener) => {
      if (tokens.token() === undefined) return;
      listener.unsubscribe();
      try {
        await run();
      } catch (error) {
        listener.subscribe();
        throw error;
      }
    },
  });
}
