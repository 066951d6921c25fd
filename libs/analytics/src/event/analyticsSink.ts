import type { AnalyticsEvent } from './analyticsEvent.ts';

/** An event with its time and, if known, the client id. */
export type AnalyticsRecord = AnalyticsEvent & {
  /** Epoch milliseconds. */
  readonly timestamp: number;
  readonly clientId?: string | undefined;
};

export interface AnalyticsSink {
  push(batch: readonly AnalyticsRecord[]): void;
}

/** Sink for a tag manager's data layer. */
export function createDataLayerSink(dataLayer: {
  push(...records: AnalyticsRecord[]): unknown;
}): AnalyticsSink {
  return {
    push(batch) {
      dataLayer.push(...batch);
    },
  };
}
