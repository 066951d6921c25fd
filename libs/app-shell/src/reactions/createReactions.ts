import type { Middleware } from '@reduxjs/toolkit';
import type { ErrorReporter } from '@tv/analytics';

/** Runs an effect after each matching action and reports its errors. */
export type Listen = <Action>(
  fits: (action: unknown) => action is Action,
  effect: (action: Action) => void | Promise<void>,
) => void;

/** Redux Toolkit's own listener middleware would enlarge the first load. */
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
