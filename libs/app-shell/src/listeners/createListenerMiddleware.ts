import type { Middleware } from '@reduxjs/toolkit';
import type { ErrorReporter } from '@tv/analytics';

/** Runs an effect after each matching action and reports its errors. */
export type StartListening = <Action>(
  matches: (action: unknown) => action is Action,
  effect: (action: Action) => void | Promise<void>,
) => void;

/** Redux Toolkit's own listener middleware would enlarge the first load. */
export function createListenerMiddleware(reporter: ErrorReporter): {
  readonly startListening: StartListening;
  readonly middleware: Middleware;
} {
  const listeners: ((action: unknown) => Promise<void>)[] = [];
  return {
    startListening: (matches, effect) =>
      void listeners.push(async (action) => {
        if (matches(action)) await effect(action);
      }),
    middleware: () => (next) => (action) => {
      const result = next(action);
      for (const listener of listeners) {
        listener(action).catch((error: unknown) => reporter.error(error, 'reaction'));
      }
      return result;
    },
  };
}
