import { spareFailure } from '@tv/ui';
import type { PageScripts } from './loadOnIntent.browser.ts';

function spared(bring: () => Promise<unknown>): () => Promise<unknown> {
  return () =>
    bring().catch((error: unknown) => {
      spareFailure(error);
      throw error;
    });
}

/**
 * Scripts of pages that are brought before the viewer has pressed: when they fail, what he is looking at is not loaded
 * anew. When he does press, the page asks for them itself.
 */
export function spareFailures(scripts: PageScripts): PageScripts {
  return Object.fromEntries(Object.entries(scripts).map(([page, bring]) => [page, spared(bring)] as const));
}
