export type { ErrorReporter } from './errorReporter.ts';
