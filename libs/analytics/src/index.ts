export { storedConsent, createConsent, type Consent, type ConsentAnswer } from './consent/createConsent.ts';
export { createErrorReporter, type ErrorReport, type ErrorReporter } from './error/createErrorReporter.ts';
export { ReporterProvider, useReporter } from './error/ReporterProvider.tsx';
export type { AnalyticsEvent, AnalyticsEvents, StreamKind, StreamingDevice } from './event/analyticsEvent.ts';
export { AnalyticsProvider, useAnalytics, type Analytics } from './event/AnalyticsProvider.tsx';
export {
  createAnalytics,
  createDataLayerSink,
  isAnalyticsEnabled,
  type AnalyticsRecord,
} from './event/createAnalytics.ts';
export { readClientId } from './event/readClientId.ts';
