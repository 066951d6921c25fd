export { storedConsent, createConsent, type Consent, type ConsentAnswer } from './consent/createConsent.ts';
export {
  createErrorReporter,
  ReporterProvider,
  useReporter,
  type ErrorReport,
  type ErrorReporter,
} from './error/createErrorReporter.ts';
export {
  createTelemetry,
  MeasurementProvider,
  useRecordMeasurement,
  type PlaybackEvent,
  type RecordMeasurement,
  type Telemetry,
  type TelemetryEvent,
} from './telemetry/createTelemetry.ts';
export type { AnalyticsEvent, AnalyticsEvents, StreamKind, StreamingDevice } from './event/analyticsEvent.ts';
export {
  AnalyticsProvider,
  createAnalytics,
  createDataLayerSink,
  isAnalyticsEnabled,
  readClientId,
  useAnalytics,
  type Analytics,
  type AnalyticsRecord,
} from './event/createAnalytics.ts';
