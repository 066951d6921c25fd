/**
 * Leading `S1:E2`, `S1 E2`, `Sesong 1 Episode 2`, `E2` and similar. Something must follow, so a title `E2E`
 * is kept.
 */
const SEASON_EPISODE =
  /^\s*(?:(?:s|sesong\s*)\d+\s*[:,.-]?\s*(?:e|ep\.?|episode)\s*\d+|(?:e|episode\s*)\d+)(?:\s*[-–:]\s+|\s*:\s*|\s+)(?=\S)/iu;

/** No leading season and episode, spaces as hyphens, no dots, colons or quotes (CARD-35…37). Not encoded. */
export function titleSlug(title: string): string {
  return title
    .replace(SEASON_EPISODE, '')
    .replace(/[.:"'’‘“”«»`´]/gu, '')
    .trim()
    .replace(/\s+/gu, '-');
}
