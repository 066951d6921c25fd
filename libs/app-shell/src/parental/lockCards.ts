import { startTransition } from 'react';
import type { ErrorReporter } from '@tv/analytics';
import type { ParentalSetting, Session } from '@tv/auth';
import { markNonCritical } from '@tv/ui';

/** Called with undefined when parental control is off. */
export type TellLimit = (limit: ParentalSetting | undefined) => void;

/**
 * Reports the parental limit for the cards after sign-in, in a transition, since every page reads it.
 *
 * @returns unsubscribe
 */
export function lockCards(
  session: Pick<Session, 'currentUser' | 'subscribe'>,
  reporter: ErrorReporter,
  tell: TellLimit,
): () => void {
  const ending = new AbortController();
  let isAsked = false;
  const follow = async (): Promise<void> => {
    if (isAsked || session.currentUser().kind !== 'customer') return;
    isAsked = true;
    try {
      const { subscribeToParentalLimit } = await import('@tv/auth/parental');
      if (ending.signal.aborted) return;
      const end = subscribeToParentalLimit(session, reporter, (limit) => startTransition(() => tell(limit)));
      ending.signal.addEventListener('abort', end);
    } catch (error) {
      // Playback itself is guarded elsewhere.
      markNonCritical(error);
      isAsked = false;
    }
  };
  void follow();
  const endWaiting = session.subscribe(() => void follow());
  ending.signal.addEventListener('abort', endWaiting);
  return () => ending.abort();
}
