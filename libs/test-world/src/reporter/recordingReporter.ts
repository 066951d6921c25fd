import type { ErrorReporter } from '@tv/analytics';

export interface Report {
  readonly level: 'error' | 'warn';
  readonly message: string;
  readonly context: string;
}

export interface RecordingReporter extends ErrorReporter {
  readonly reports: readonly Report[];
}

/** Creates a reporter that records its reports, oldest first. */
export function createRecordingReporter(): RecordingReporter {
  const reports: Report[] = [];
  return {
    reports,
    error(error, context) {
      reports.push({
        level: 'error',
        message: error instanceof Error ? error.message : String(error),
        context,
      });
    },
    warn(message, context) {
      reports.push({ level: 'warn', message, context });
    },
  };
}
