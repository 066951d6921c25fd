import { startTransition } from 'react';
import type { ErrorReporter } from '@tv/analytics';
import type { ParentalSetting, Session } from '@tv/auth';
import { markNonCritical } from '@tv/lazy';

/** Called with undefined when parental control is off. */
export type OnLimitChange = (limit: ParentalSetting | undefined) => void;

/**
 * Reports the parental limit for the cards after sign-in, in a transition, since every page reads it.
 *
 * @returns unsubscribe
 */
export function watchParentalLimit(
  session: Pick<Session, 'currentUser' | 'subscribe'>,
  reporter: ErrorReporter,
  onChange: OnLimitChange,
): () => void {
  const controller = new AbortController();
  let isStarted = false;
  const start = async (): Promise<void> => {
    if (isStarted || session.currentUser().kind !== 'customer') return;
    isStarted = true;
    try {
      const { subscribeToParentalLimit } = await import('@tv/auth/parental');
      if (controller.signal.aborted) return;
      const end = subscribeToParentalLimit(session, reporter, (limit) =>
        startTransition(() => onChange(limit)),
      );
      controller.signal.addEventListener('abort', end);
    } catch (error) {
      // Playback itself is guarded elsewhere.
      markNonCritical(error);
      isStarted = false;
    }
  };
  void start();
  const unsubscribe = session.subscribe(() => void start());
  controller.signal.addEventListener('abort', unsubscribe);
  return () => controller.abort();
}
