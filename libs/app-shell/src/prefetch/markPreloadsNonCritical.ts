import { markNonCritical } from '@tv/ui';
import type { LinkTarget, RoutePreloaders } from './prefetchOnIntent.browser.ts';

type Preload = (destination: LinkTarget) => Promise<unknown>;

function withNonCriticalErrors(prepare: Preload): Preload {
  return (destination) =>
    prepare(destination).catch((error: unknown) => {
      markNonCritical(error);
      throw error;
    });
}

/** Marks preload errors as non-critical, so that they trigger no page reload. */
export function markPreloadsNonCritical(preloaders: RoutePreloaders): RoutePreloaders {
  return Object.fromEntries(
    Object.entries(preloaders).map(([page, preload]) => [page, withNonCriticalErrors(preload)] as const),
  );
}
