import { storedText, type KeyValueStorage } from '@tv/browser-storage';

/** Two lines: `at` and `from`. */
export const storedPreviousPage = storedText({ key: 'previous-page', scope: 'user' });

/** `at` was opened from `from`. Both with path, query and hash. */
interface PreviousPage {
  readonly at: string;
  readonly from: string;
}

function read(storage: KeyValueStorage): PreviousPage | undefined {
  const [at, from] = (storedPreviousPage.read(storage) ?? '').split('\n');
  // Reject what a browser resolves to another origin.
  return at === undefined || from === undefined || !/^\/(?![/\\])/.test(from) ? undefined : { at, from };
}

/** Stores the previous page. The history also has the identity provider's pages. */
export function setPreviousPage(storage: KeyValueStorage, { at, from }: PreviousPage): void {
  storedPreviousPage.write(storage, `${at}\n${from}`);
}

/** Updates the page after its history entry was replaced. */
export function replacePreviousPageTarget(storage: KeyValueStorage, before: string, now: string): void {
  const stored = read(storage);
  if (stored?.at === before) setPreviousPage(storage, { at: now, from: stored.from });
}

/** undefined if the previous page is external or unknown. */
export function getPreviousPage(storage: KeyValueStorage, at: string): string | undefined {
  const stored = read(storage);
  return stored?.at === at ? stored.from : undefined;
}
