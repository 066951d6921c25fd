import { onCLS, onINP, onLCP, type Metric } from 'web-vitals';
import type { RecordMeasurement } from '@tv/analytics';
import { findRoute, type RouteDefinition } from '@tv/routes';
import { listRouteChanges } from './routeChanges.browser.ts';

/** Records the Core Web Vitals of the page, with the route where they arose. Most are final when the page is hidden. */
export function reportVitals(record: RecordMeasurement, routeTable: readonly RouteDefinition[]): void {
  const routeOf = ({ entries }: Metric) => {
    const time = entries[0]?.startTime ?? 0;
    const changes = listRouteChanges();
    const { pathname } = changes.findLast(({ startTime }) => startTime <= time) ?? changes[0] ?? location;
    return findRoute(routeTable, pathname)?.route.name;
  };
  for (const observe of [onCLS, onINP, onLCP])
    observe((metric: Metric) => {
      const { name, value } = metric;
      record({ type: 'vital', name, value: Math.round(value * 1000) / 1000, route: routeOf(metric) });
    });
}
