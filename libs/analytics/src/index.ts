export { storedConsent, createConsent, type Consent, type ConsentAnswer } from './consent/createConsent.ts';
export {
  cleanReportText,
  createErrorReporter,
  isIgnorable,
  type ErrorReport,
  type ErrorReporterOptions,
} from './error/createErrorReporter.ts';
export type { ErrorReporter } from './error/errorReporter.ts';
export { ReporterProvider, useReporter } from './error/ReporterProvider.tsx';
export type {
  AnalyticsEvent,
  AnalyticsEventName,
  AnalyticsEvents,
  StreamKind,
  StreamingDevice,
  TrackedProduct,
  TrackedUser,
} from './event/analyticsEvent.ts';
export { AnalyticsProvider, useAnalytics, type Analytics } from './event/AnalyticsProvider.tsx';
export { createDataLayerSink, type AnalyticsRecord, type AnalyticsSink } from './event/analyticsSink.ts';
export {
  createAnalytics,
  isAnalyticsEnabled,
  type AnalyticsOptions,
  type ScheduleTimer,
} from './event/createAnalytics.ts';
export { readClientId } from './event/readClientId.ts';
