import * as v from 'valibot';
import type { KeyValueStorage } from '@tv/config';
import { PLACE_NOTE_KEY } from './placeNoteKey.ts';

/** A user who returns after this time starts as on any other visit. */
const LONGEST_ABSENCE_MS = 300_000;

const schema = v.object({
  titleId: v.string(),
  isLive: v.boolean(),
  position: v.pipe(v.number(), v.minValue(0)),
  instant: v.optional(v.number()),
  isPaused: v.boolean(),
  leftAt: v.number(),
});

export interface PlaceNote {
  readonly titleId: string;
  readonly isLive: boolean;
  readonly position: number;
  /** Epoch milliseconds of a channel's current frame; undefined at the live edge. */
  readonly instant?: number | undefined;
  readonly isPaused: boolean;
  /** Epoch milliseconds. */
  readonly leftAt: number;
}

/** Saves the position, to resume after a reload, a sign-in redirect (AUTH-29) or a discarded page. */
export function writePlaceNote(storage: Pick<KeyValueStorage, 'setItem'>, note: PlaceNote): void {
  storage.setItem(PLACE_NOTE_KEY, JSON.stringify(note));
}

/**
 * Returns this tab's snapshot of the same title, at most five minutes old; any age for a channel after a
 * reload, since phones reload discarded pages.
 *
 * @param now epoch milliseconds
 */
export function readPlaceNote(
  storage: Pick<KeyValueStorage, 'getItem' | 'removeItem'>,
  { titleId, isLive }: Pick<PlaceNote, 'titleId' | 'isLive'>,
  now: number,
  isReload: boolean,
): PlaceNote | undefined {
  const note = parseNote(storage.getItem(PLACE_NOTE_KEY));
  const isSame = note?.titleId === titleId && note.isLive === isLive;
  const isRecent = isSame && Math.abs(now - note.leftAt) <= LONGEST_ABSENCE_MS;
  if (isRecent || (isSame && isLive && isReload)) return note;
  storage.removeItem(PLACE_NOTE_KEY);
  return undefined;
}

function parseNote(stored: string | null): PlaceNote | undefined {
  if (stored === null) return undefined;
  try {
    const { success, output } = v.safeParse(schema, JSON.parse(stored));
    return success ? output : undefined;
  } catch {
    // Not our JSON.
    return undefined;
  }
}
