import { createContext, useContext, type ReactNode } from 'react';
import type { AnalyticsEvent } from './analyticsEvent.ts';

/** Where events go. Never throws, and does nothing where analytics is off. */
export interface Analytics {
  push(event: AnalyticsEvent): void;
  /** Sends what is waiting now, for a page that is about to go. */
  flush(): void;
}

const AnalyticsContext = createContext<Analytics | undefined>(undefined);

/** Hands one analytics queue to everything below it. */
export function AnalyticsProvider({
  analytics,
  children,
}: {
  readonly analytics: Analytics;
  readonly children: ReactNode;
}) {
  return <AnalyticsContext value={analytics}>{children}</AnalyticsContext>;
}

/** Where to push events. Throws outside an `AnalyticsProvider`. */
export function useAnalytics(): Analytics {
  const analytics = useContext(AnalyticsContext);
  if (!analytics) throw new Error('useAnalytics needs an <AnalyticsProvider> above it');
  return analytics;
}
