import type { Middleware } from '@reduxjs/toolkit';
import type { ErrorReporter } from '@tv/analytics';

/**
 * Has something happen after every action that fits, once the store has taken the action in. What the effect
 * fails with is reported and holds nothing up.
 */
export type Listen = <Action>(
  fits: (action: unknown) => action is Action,
  effect: (action: Action) => void | Promise<void>,
) => void;

/**
 * Listener middleware. The toolkit's own can cancel, fork and wait, which nothing here needs and every first
 * visit would pay for.
 */
export function createReactions(reporter: ErrorReporter): {
  readonly listen: Listen;
  readonly middleware: Middleware;
} {
  const reactions: ((action: unknown) => Promise<void>)[] = [];
  return {
    listen: (fits, effect) =>
      void reactions.push(async (action) => {
        if (fits(action)) await effect(action);
      }),
    middleware: () => (next) => (action) => {
      const result = next(action);
      for (const react of reactions) {
        react(action).catch((error: unknown) => reporter.error(error, 'reaction'));
      }
      return result;
    },
  };
}
