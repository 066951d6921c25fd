import type { ErrorReport } from '@tv/analytics';

/** Where reports go: the browser's console, where whoever looks at a session finds them. */
export function consoleSink(page: Pick<Console, 'error' | 'warn'>): { send(report: ErrorReport): void } {
  return {
    send({ level, message, context }) {
      if (level === 'error') page.error(`[${context}] ${message}`);
      else page.warn(`[${context}] ${message}`);
    },
  };
}
