export type { ErrorReporter } from './error/errorReporter.ts';
export { ReporterProvider, useReporter } from './error/ReporterProvider.tsx';
export type {
  AnalyticsEvent,
  AnalyticsEventName,
  AnalyticsEvents,
  StreamKind,
  TrackedProduct,
  TrackedUser,
} from './event/analyticsEvent.ts';
export { AnalyticsProvider, useAnalytics, type Analytics } from './event/AnalyticsProvider.tsx';
