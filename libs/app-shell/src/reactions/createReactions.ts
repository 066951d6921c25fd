import type { Middleware } from '@reduxjs/toolkit';
import type { ErrorReporter } from '@tv/analytics';

/**
 * Has something happen after every action that fits, once the store has taken the action in. What the effect
 * fails with is reported and holds nothing up.
 */
export type Listen = (fits: (action: unknown) => boolean, effect: () => Promise<void>) => void;

/**
 * Listener middleware. The toolkit's own can cancel, fork and wait, which nothing here needs and every first
 * visit would pay for.
 */
export function createReactions(reporter: ErrorReporter): {
  readonly listen: Listen;
  readonly middleware: Middleware;
} {
  const reactions: { readonly fits: (action: unknown) => boolean; readonly effect: () => Promise<void> }[] =
    [];
  return {
    listen: (fits, effect) => void reactions.push({ fits, effect }),
    middleware: () => (next) => (action) => {
      const result = next(action);
      for (const { fits, effect } of reactions) {
        if (fits(action)) effect().catch((error: unknown) => reporter.error(error, 'reaction'));
      }
      return result;
    },
  };
}
