/**
 * `S1:E2`, `S1 E2`, `Sesong 1 Episode 2`, `E2` and their kin at the very start, with the separator that
 * follows. A word that merely begins so (`E18`'s neighbour `E2E`) is left alone: something must follow.
 */
const SEASON_EPISODE =
  /^\s*(?:(?:s|sesong\s*)\d+\s*[:,.-]?\s*(?:e|ep\.?|episode)\s*\d+|(?:e|episode\s*)\d+)(?:\s*[-–:]\s+|\s*:\s*|\s+)(?=\S)/iu;

/**
 * A title as it stands in a link: without a leading season and episode, spaces as hyphens, without dots,
 * colons and quotes (CARD-35…37). The result is not yet percent-encoded.
 */
export function titleSlug(title: string): string {
  return title
    .replace(SEASON_EPISODE, '')
    .replace(/[.:"'’‘“”«»`´]/gu, '')
    .trim()
    .replace(/\s+/gu, '-');
}
