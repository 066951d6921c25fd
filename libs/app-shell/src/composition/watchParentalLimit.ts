import { startTransition } from 'react';
import type { ErrorReporter } from '@tv/analytics';
import type { ParentalSetting, Session } from '@tv/auth';
import { lazyWithPreload } from '@tv/lazy';

const parental = lazyWithPreload(() => import('@tv/auth/parental'), { critical: false });

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
  let isEnded = false;
  let end: (() => void) | undefined;
  const start = async (): Promise<void> => {
    if (session.currentUser().kind !== 'customer') return;
    const { subscribeToParentalLimit } = await parental();
    if (isEnded) return;
    end ??= subscribeToParentalLimit(session, reporter, (limit) => startTransition(() => onChange(limit)));
  };
  // Retried at the next change; playback itself is guarded elsewhere.
  const tryStart = (): void => void start().catch(() => undefined);
  tryStart();
  const unsubscribe = session.subscribe(tryStart);
  return () => {
    isEnded = true;
    unsubscribe();
    end?.();
  };
}
