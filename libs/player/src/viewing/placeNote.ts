import * as v from 'valibot';
import type { KeyValueStorage } from '@tv/config';
import { PLACE_NOTE_KEY } from './placeNoteKey.ts';

/** A user who returns later (ms) starts as on any other visit. */
const LONGEST_ABSENCE_MS = 300_000;

const schema = v.object({
  titleId: v.string(),
  isLive: v.boolean(),
  position: v.pipe(v.number(), v.minValue(0)),
  instant: v.optional(v.number()),
  isPaused: v.boolean(),
  leftAt: v.number(),
});

/** Where a viewing was, and whether it stood still there. */
export interface PlaceNote {
  readonly titleId: string;
  /** A channel as it is broadcast. */
  readonly isLive: boolean;
  /** Seconds from the start of the stream. */
  readonly position: number;
  /** Epoch milliseconds of the picture of a channel; undefined at its live edge. */
  readonly instant?: number | undefined;
  readonly isPaused: boolean;
  /** Epoch milliseconds. */
  readonly leftAt: number;
}

/**
 * Saves where a viewing is, for when its page is reloaded, leaves for the sign-in (AUTH-29), or is ended by the browser without notice.
 * The server knows less: only every few seconds of a film, and nothing of a channel.
 */
export function writePlaceNote(storage: Pick<KeyValueStorage, 'setItem'>, note: PlaceNote): void {
  storage.setItem(PLACE_NOTE_KEY, JSON.stringify(note));
}

/**
 * Returns where this tab was in the same title, up to five minutes ago; of a channel, however long ago, if the same page is loaded again:
 * a phone reloads a page that it ended in the background. The note stays until the viewing replaces or removes it, so that a page
 * that is reloaded before it plays keeps the position. A note of another title is removed.
 *
 * @param now  epoch milliseconds
 * @param isReload  whether the browser has loaded the same page again
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
    // What cannot be read was written by somebody else.
    return undefined;
  }
}
