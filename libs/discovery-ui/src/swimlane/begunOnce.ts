/** A smaller share does not count as started. */
const BEGUN_RATIO = 0.005;

interface BegunCard {
  readonly links?: { readonly superCoverPage?: { readonly id: string } | undefined } | undefined;
  readonly userData?: { readonly progressRatio?: number | undefined } | undefined;
}

/**
 * Keeps the first (latest) card of each series and drops barely started titles. Cards without progress stay.
 */
export function begunOnce<C extends BegunCard>(cards: readonly C[]): C[] {
  const seen = new Set<string>();
  return cards.filter(({ links, userData }) => {
    const whole = links?.superCoverPage?.id ?? '';
    const ratio = userData?.progressRatio;
    if (seen.has(whole) || (ratio && ratio < BEGUN_RATIO)) return false;
    if (whole) seen.add(whole);
    return true;
  });
}
