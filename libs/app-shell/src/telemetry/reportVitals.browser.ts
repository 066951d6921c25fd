import { onCLS, onINP, onLCP } from 'web-vitals';
import type { RecordMeasurement } from '@tv/analytics';

/** Records the Core Web Vitals of the page. Most are final when the page is hidden. */
export function reportVitals(record: RecordMeasurement): void {
  for (const observe of [onCLS, onINP, onLCP])
    observe(({ name, value }) => {
      record({ type: 'vital', name, value: Math.round(value * 1000) / 1000 });
    });
}
