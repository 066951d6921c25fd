import type { AnalyticsEvent } from './analyticsEvent.ts';

/** An event as it leaves: with when it happened, and the browser's analytics id where it is known. */
export type AnalyticsRecord = AnalyticsEvent & {
  /** Epoch milliseconds. */
  readonly timestamp: number;
  readonly clientId?: string | undefined;
};

/** Somewhere that events are sent. */
export interface AnalyticsSink {
  push(batch: readonly AnalyticsRecord[]): void;
}

/** A tag manager's data layer: an array whose `push` takes any number of records at once. */
export function createDataLayerSink(dataLayer: {
  push(...records: AnalyticsRecord[]): unknown;
}): AnalyticsSink {
  return {
    push(batch) {
      dataLayer.push(...batch);
    },
  };
}
