import { currentUserChanged } from '@tv/auth';
import type { Session } from '@tv/auth';
import type { Listen } from './createReactions.ts';

/** Runs once, at the first sign-in; after an error again at the next user change. */
export function onFirstCustomer(
  listen: Listen,
  tokens: Pick<Session['tokens'], 'token'>,
  bring: () => Promise<void>,
): void {
  let isBrought = false;
  listen(currentUserChanged.match, async () => {
    if (isBrought || tokens.token() === undefined) return;
    isBrought = true;
    try {
      await bring();
    } catch (error) {
      isBrought = false;
      throw error;
    }
  });
}
