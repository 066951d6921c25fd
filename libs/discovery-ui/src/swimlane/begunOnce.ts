/** Less than this share is a look at something, not a beginning. */
const BEGUN_RATIO = 0.005;

/** The part of a card that says what it is of, and how far the viewer got. */
interface BegunCard {
  readonly links?: { readonly superCoverPage?: { readonly id: string } | undefined } | undefined;
  readonly userData?: { readonly progressRatio?: number | undefined } | undefined;
}

/**
 * What a viewer goes on with: of a series only what he saw last, which comes first, and nothing that he merely looked at. What
 * says of no progress is kept: it comes next, or plays elsewhere.
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
