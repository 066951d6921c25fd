import { markNonCritical } from '@tv/ui';
import type { Destination, PagePreparations } from './loadOnIntent.browser.ts';

type Prepare = (destination: Destination) => Promise<unknown>;

function spared(prepare: Prepare): Prepare {
  return (destination) =>
    prepare(destination).catch((error: unknown) => {
      markNonCritical(error);
      throw error;
    });
}

/** Marks preload errors as non-critical, so that they trigger no page reload. */
export function spareFailures(preparations: PagePreparations): PagePreparations {
  return Object.fromEntries(
    Object.entries(preparations).map(([page, prepare]) => [page, spared(prepare)] as const),
  );
}
