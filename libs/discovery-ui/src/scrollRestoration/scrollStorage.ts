import * as v from 'valibot';
import { storedValue, type KeyValueStorage } from '@tv/browser-storage';

const snapshotSchema = v.object({
  scrollY: v.number(),
  /** The anchor element, by swimlane and index (PAGE-61). */
  element: v.optional(
    v.object({
      swimlaneId: v.string(),
      index: v.number(),
      /** Position (px) in the viewport. */
      top: v.number(),
      focus: v.optional(v.picklist(['visible', 'invisible'])),
    }),
  ),
  /** The first swimlane in view. */
  firstLane: v.optional(v.string()),
  /** A focused link outside all swimlanes, such as the play button of a cover page. */
  link: v.optional(v.object({ href: v.string(), focus: v.picklist(['visible', 'invisible']) })),
  /** Horizontal scroll offsets (px) of swimlanes in view, by id. */
  rails: v.array(v.tuple([v.string(), v.number()])),
});

/** Scroll positions and focus of a page. */
export type ScrollSnapshot = v.InferOutput<typeof snapshotSchema>;

const MAX_ENTRIES = 30;

/** By history entry, oldest first. */
const storedScroll = storedValue({
  key: 'scroll-positions',
  scope: 'tab',
  schema: v.array(v.tuple([v.string(), snapshotSchema])),
});

/** Saves the scroll snapshot of a history entry. */
export function storeScroll(storage: KeyValueStorage, entry: string, snapshot: ScrollSnapshot): void {
  const others = (storedScroll.read(storage) ?? []).filter(([known]) => known !== entry);
  storedScroll.write(storage, [...others.slice(1 - MAX_ENTRIES), [entry, snapshot]]);
}

/** Returns the scroll snapshot of a history entry, if any. */
export function loadScroll(storage: KeyValueStorage, entry: string): ScrollSnapshot | undefined {
  return storedScroll.read(storage)?.find(([known]) => known === entry)?.[1];
}

/** Returns the storage key of a history entry. The router gives a document's first entry no key. */
export function historyEntryKey(state: unknown, path: string): string {
  const key = typeof state === 'object' && state !== null && 'key' in state ? String(state.key) : '';
  return `${key} ${path}`;
}
