import * as v from 'valibot';
import type { KeyValueStorage } from '@tv/config';

const snapshotSchema = v.object({
  scrollY: v.number(),
  /** The anchor element, by swimlane and index (PAGE-61). */
  element: v.optional(
    v.object({
      swimlaneId: v.string(),
      index: v.number(),
      /** Position (px) in the viewport. */
      top: v.number(),
      focus: v.optional(v.picklist(['seen', 'unseen'])),
    }),
  ),
  /** A focused link outside all swimlanes, such as the play button of a cover page. */
  link: v.optional(v.object({ href: v.string(), focus: v.picklist(['seen', 'unseen']) })),
  /** Horizontal scroll offsets (px) of swimlanes in view, by id. */
  rails: v.array(v.tuple([v.string(), v.number()])),
});

/** Scroll positions and focus of a page. */
export type ScrollSnapshot = v.InferOutput<typeof snapshotSchema>;

/** Session storage key. */
const STORAGE_KEY = 'places';

const MAX_ENTRIES = 30;

const snapshotsSchema = v.array(v.tuple([v.string(), snapshotSchema]));

function read(storage: KeyValueStorage): readonly (readonly [entry: string, ScrollSnapshot])[] {
  try {
    return v.parse(snapshotsSchema, JSON.parse(storage.getItem(STORAGE_KEY) ?? '[]'));
  } catch {
    return [];
  }
}

/** Saves the scroll snapshot of a history entry. */
export function storeScroll(storage: KeyValueStorage, entry: string, snapshot: ScrollSnapshot): void {
  const others = read(storage).filter(([known]) => known !== entry);
  storage.setItem(STORAGE_KEY, JSON.stringify([...others.slice(1 - MAX_ENTRIES), [entry, snapshot]]));
}

/** Returns the scroll snapshot of a history entry, if any. */
export function loadScroll(storage: KeyValueStorage, entry: string): ScrollSnapshot | undefined {
  return read(storage).find(([known]) => known === entry)?.[1];
}

/** Returns the storage key of a history entry. The router gives a document's first entry no key. */
export function historyEntryKey(state: unknown, path: string): string {
  const key = typeof state === 'object' && state !== null && 'key' in state ? String(state.key) : '';
  return `${key} ${path}`;
}
