import { createContext, useContext, type ReactNode } from 'react';
import type { ErrorReporter } from './createErrorReporter.ts';

const ReporterContext = createContext<ErrorReporter | undefined>(undefined);

/** Provides the error reporter. */
export function ReporterProvider({
  reporter,
  children,
}: {
  readonly reporter: ErrorReporter;
  readonly children: ReactNode;
}) {
  return <ReporterContext value={reporter}>{children}</ReporterContext>;
}

/** Throws outside a `ReporterProvider`. */
export function useReporter(): ErrorReporter {
  const reporter = useContext(ReporterContext);
  if (!reporter) throw new Error('useReporter needs a <ReporterProvider> above it');
  return reporter;
}
