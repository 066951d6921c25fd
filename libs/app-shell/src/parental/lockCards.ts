import { startTransition } from 'react';
import type { ErrorReporter } from '@tv/analytics';
import type { ParentalSetting, Session } from '@tv/auth';
import { spareFailure } from '@tv/ui';

/** Takes in what parental control lets through; nothing where it holds nothing back. */
export type TellLimit = (limit: ParentalSetting | undefined) => void;

/**
 * Tells what cards are to be locked, from when a customer watches: nobody else has a limit, or pays for it. All of the page
 * looks at it, and is drawn anew in the pauses of the browser.
 *
 * @returns ends it
 */
export function lockCards(
  session: Pick<Session, 'viewer' | 'subscribe'>,
  reporter: ErrorReporter,
  tell: TellLimit,
): () => void {
  const ending = new AbortController();
  let isAsked = false;
  const follow = async (): Promise<void> => {
    if (isAsked || session.viewer().kind !== 'customer') return;
    isAsked = true;
    try {
      const { followParentalLimit } = await import('@tv/auth/parental');
      if (ending.signal.aborted) return;
      const end = followParentalLimit(session, reporter, (limit) => startTransition(() => tell(limit)));
      ending.signal.addEventListener('abort', end);
    } catch (error) {
      // A lock only tells; what is locked is held back where it would play.
      spareFailure(error);
      isAsked = false;
    }
  };
  void follow();
  const endWaiting = session.subscribe(() => void follow());
  ending.signal.addEventListener('abort', endWaiting);
  return () => ending.abort();
}
