import * as v from 'valibot';
import type { KeyValueStorage } from '@tv/config';
import { PLACE_NOTE_KEY } from './placeNoteKey.ts';

/** Who comes back later (ms) than this has come anew. */
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
 * Notes where a viewing is whose page goes: to the sign-in and back, perhaps, when a token cannot be renewed otherwise
 * (AUTH-29). What is kept at the server is coarser, and of a channel there is nothing.
 */
export function writePlaceNote(storage: Pick<KeyValueStorage, 'setItem'>, note: PlaceNote): void {
  storage.setItem(PLACE_NOTE_KEY, JSON.stringify(note));
}

/**
 * Takes the note where this tab has come back with the same title, within five minutes. It is good for one viewing, and
 * gone for any other.
 *
 * @param now  epoch milliseconds
 */
export function takePlaceNote(
  storage: Pick<KeyValueStorage, 'getItem' | 'removeItem'>,
  { titleId, isLive }: Pick<PlaceNote, 'titleId' | 'isLive'>,
  now: number,
): PlaceNote | undefined {
  const stored = storage.getItem(PLACE_NOTE_KEY);
  if (stored === null) return undefined;
  storage.removeItem(PLACE_NOTE_KEY);
  const note = readNote(stored);
  const isSame = note?.titleId === titleId && note.isLive === isLive;
  return isSame && Math.abs(now - note.leftAt) <= LONGEST_ABSENCE_MS ? note : undefined;
}

function readNote(stored: string): PlaceNote | undefined {
  try {
    const { success, output } = v.safeParse(schema, JSON.parse(stored));
    return success ? output : undefined;
  } catch {
    // What cannot be read was written by somebody else.
    return undefined;
  }
}
