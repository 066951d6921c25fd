import * as v from 'valibot';
import type { KeyValueStorage } from '@tv/config';

const placeSchema = v.object({
  /** How far (px) the page was scrolled. */
  scrollY: v.number(),
  /** The element that the viewer was at: by its swimlane, and its index in it (PAGE-61). */
  element: v.optional(
    v.object({
      swimlaneId: v.string(),
      index: v.number(),
      /** Where (px) it stood in the window. */
      top: v.number(),
      focus: v.optional(v.picklist(['seen', 'unseen'])),
    }),
  ),
  /** The link outside of all swimlanes that had the focus, as the one of a cover page that plays. */
  link: v.optional(v.object({ href: v.string(), focus: v.picklist(['seen', 'unseen']) })),
  /** How far (px) each of the swimlanes in view was scrolled, by id. */
  rails: v.array(v.tuple([v.string(), v.number()])),
});

/** Where a viewer was on a page. */
export type Place = v.InferOutput<typeof placeSchema>;

/** Session storage key: the places of the latest entries of the history. */
const KEY = 'places';

/** So many entries are remembered. */
const MOST = 30;

const placesSchema = v.array(v.tuple([v.string(), placeSchema]));

function read(storage: KeyValueStorage): readonly (readonly [entry: string, Place])[] {
  try {
    return v.parse(placesSchema, JSON.parse(storage.getItem(KEY) ?? '[]'));
  } catch {
    // Whatever stands there, nobody can go back to it.
    return [];
  }
}

/** Remembers where the viewer was on the page of an entry of the history. */
export function rememberPlace(storage: KeyValueStorage, entry: string, place: Place): void {
  const others = read(storage).filter(([known]) => known !== entry);
  storage.setItem(KEY, JSON.stringify([...others.slice(1 - MOST), [entry, place]]));
}

/** Where the viewer was on the page of an entry of the history; undefined where nobody knows. */
export function placeOf(storage: KeyValueStorage, entry: string): Place | undefined {
  return read(storage).find(([known]) => known === entry)?.[1];
}

/** What an entry of the history goes by. The router names those that it has made; where a document began it names none. */
export function entryOf(state: unknown, path: string): string {
  const key = typeof state === 'object' && state !== null && 'key' in state ? String(state.key) : '';
  return `${key} ${path}`;
}
