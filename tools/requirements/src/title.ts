/** The ids a title starts with, and what a reader would take for an id that we cannot read. */
export type NamedIds = { ids: string[]; problem?: string };

const id = /^([A-Z]+)-(\d+)$/;
const almostId = /^([A-Z]+)-\d+\S/;
const rangeMark = /^(…|\.\.\.?|–|—|-|to)$/;

/**
 * Reads the ids at the start of a test's or a group's title: one or several, parted by spaces or commas, the last one
 * perhaps followed by a colon. `AUTH-05 says …` names AUTH-05; `says AUTH-05 …` names nothing.
 *
 * A word of that form whose area nobody knows is an id all the same (a slip of the pen should be found), unless its
 * number has a single digit, as in `UTF-8`.
 *
 * @param areas  the areas there are
 */
export function idsNamedBy(title: string, areas: ReadonlySet<string>): NamedIds {
  const ids: string[] = [];
  const words = title.split(/[\s,]+/).filter((word) => word !== '');
  for (const [place, whole] of words.entries()) {
    const last = whole.endsWith(':');
    const word = last ? whole.slice(0, -1) : whole;
    const [, area, number] = id.exec(word) ?? [];
    if (area !== undefined && number !== undefined && (areas.has(area) || number.length > 1)) {
      ids.push(word);
      if (last) break;
      continue;
    }
    const [, almostArea] = almostId.exec(word) ?? [];
    const isRange = ids.length > 0 && rangeMark.test(word) && id.test(words[place + 1] ?? '');
    if (isRange || (almostArea !== undefined && areas.has(almostArea)))
      return {
        ids,
        problem: `“${title}” names ids in a form that is not read: write each id, parted by spaces.`,
      };
    break;
  }
  return { ids };
}
