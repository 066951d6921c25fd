import { createContext, useContext, type ReactNode } from 'react';
import type { AnalyticsEvent } from './analyticsEvent.ts';

/** Never throws; a no-op if analytics is off. */
export interface Analytics {
  push(event: AnalyticsEvent): void;
  /** Sends the queue before the page unloads. */
  flush(): void;
}

const AnalyticsContext = createContext<Analytics | undefined>(undefined);

/** Provides the analytics queue. */
export function AnalyticsProvider({
  analytics,
  children,
}: {
  readonly analytics: Analytics;
  readonly children: ReactNode;
}) {
  return <AnalyticsContext value={analytics}>{children}</AnalyticsContext>;
}

/** Throws outside an `AnalyticsProvider`. */
export function useAnalytics(): Analytics {
  const analytics = useContext(AnalyticsContext);
  if (!analytics) throw new Error('useAnalytics needs an <AnalyticsProvider> above it');
  return analytics;
}
