import type { ErrorReport } from '@tv/analytics';

/** Writes error reports to the console. */
export function createConsoleSink(page: Pick<Console, 'error' | 'warn'>): {
  send(report: ErrorReport): void;
} {
  return {
    send({ level, message, context }) {
      if (level === 'error') page.error(`[${context}] ${message}`);
      else page.warn(`[${context}] ${message}`);
    },
  };
}
