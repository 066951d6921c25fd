import { currentUserChanged } from '@tv/auth';
import type { Session } from '@tv/auth';
import type { StartListening } from '../composition/createAppStore.ts';

/** Runs once, at the first sign-in; after an error again at the next user change. */
export function onFirstSignIn(
  startListening: StartListening,
  tokens: Pick<Session['tokens'], 'token'>,
  run: () => Promise<void>,
): void {
  let hasRun = false;
  startListening({
    actionCreator: currentUserChanged,
    effect: async () => {
      if (hasRun || tokens.token() === undefined) return;
      hasRun = true;
      try {
        await run();
      } catch (error) {
        hasRun = false;
        throw error;
      }
    },
  });
}
