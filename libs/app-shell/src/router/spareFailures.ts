import { spareFailure } from '@tv/ui';
import type { Destination, PagePreparations } from './loadOnIntent.browser.ts';

type Prepare = (destination: Destination) => Promise<unknown>;

function spared(prepare: Prepare): Prepare {
  return (destination) =>
    prepare(destination).catch((error: unknown) => {
      spareFailure(error);
      throw error;
    });
}

/**
 * What is brought before the viewer has pressed: when it fails, what he is looking at is not loaded anew. When he does
 * press, the page asks for it itself.
 */
export function spareFailures(preparations: PagePreparations): PagePreparations {
  return Object.fromEntries(
    Object.entries(preparations).map(([page, prepare]) => [page, spared(prepare)] as const),
  );
}
