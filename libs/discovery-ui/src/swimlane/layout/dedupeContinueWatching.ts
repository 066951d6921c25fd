/** A smaller share does not count as started. */
const MIN_STARTED_RATIO = 0.005;

interface ContinueWatchingCard {
  readonly links?: { readonly superCoverPage?: { readonly id: string } | undefined } | undefined;
  readonly userData?: { readonly progressRatio?: number | undefined } | undefined;
}

/**
 * Keeps the first (latest) card of each series and drops barely started titles. Cards without progress stay.
 */
export function dedupeContinueWatching<C extends ContinueWatchingCard>(cards: readonly C[]): C[] {
  const knownSeries = new Set<string>();
  return cards.filter(({ links, userData }) => {
    const seriesId = links?.superCoverPage?.id ?? '';
    const ratio = userData?.progressRatio;
    if (knownSeries.has(seriesId) || (ratio && ratio < MIN_STARTED_RATIO)) return false;
    if (seriesId) knownSeries.add(seriesId);
    return true;
  });
}
