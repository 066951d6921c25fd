import { onCLS, onINP, onLCP } from 'web-vitals';
import type { Telemetry } from '@tv/analytics';

/** Records the Core Web Vitals of the page if the user has consented. Most are final when the page is hidden. */
export function reportVitals(telemetry: Pick<Telemetry, 'record'>, hasConsent: () => boolean): void {
  for (const observe of [onCLS, onINP, onLCP])
    observe(({ name, value }) => {
      if (hasConsent()) telemetry.record({ type: 'vital', name, value: Math.round(value * 1000) / 1000 });
    });
}
