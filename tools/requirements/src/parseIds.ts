/** Ids at the start of a title, or the problem with a malformed one. */
export type ParsedIds = { ids: string[]; problem?: string };

const id = /^([A-Z]+)-(\d+)$/;
const malformedId = /^([A-Z]+)-\d+\S/;
const rangeMark = /^(…|\.\.\.?|–|—|-|to)$/;

/**
 * Parses the ids at the start of a test or group title, separated by spaces or commas, optionally with a
 * final colon. `AUTH-05 says …` has an id; `says AUTH-05 …` has none.
 *
 * An id of an unknown area is also returned, to catch typos, unless its number has a single digit, as in
 * `UTF-8`.
 *
 * @param areas the known areas
 */
export function parseIds(title: string, areas: ReadonlySet<string>): ParsedIds {
  const ids: string[] = [];
  const tokens = title.split(/[\s,]+/).filter((word) => word !== '');
  for (const [index, token] of tokens.entries()) {
    const isLast = token.endsWith(':');
    const word = isLast ? token.slice(0, -1) : token;
    const [, area, number] = id.exec(word) ?? [];
    if (area !== undefined && number !== undefined && (areas.has(area) || number.length > 1)) {
      ids.push(word);
      if (isLast) break;
      continue;
    }
    const [, malformedArea] = malformedId.exec(word) ?? [];
    const isRange = ids.length > 0 && rangeMark.test(word) && id.test(tokens[index + 1] ?? '');
    if (isRange || (malformedArea !== undefined && areas.has(malformedArea)))
      return {
        ids,
        problem: `“${title}” has malformed ids: write each id, separated by spaces.`,
      };
    break;
  }
  return { ids };
}
