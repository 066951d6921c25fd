import { viewerChanged } from '@tv/auth';
import type { Session } from '@tv/auth';
import type { Listen } from './createReactions.ts';

/**
 * Brings what only customers need when the first of them watches, once; again with the next change of the viewer where
 * it could not be brought.
 */
export function onFirstCustomer(
  listen: Listen,
  tokens: Pick<Session['tokens'], 'token'>,
  bring: () => Promise<void>,
): void {
  let isBrought = false;
  listen(viewerChanged.match, async () => {
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
