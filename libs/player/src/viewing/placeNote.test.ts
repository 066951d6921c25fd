import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '@tv/config';
import { takePlaceNote, writePlaceNote, type PlaceNote } from './placeNote.ts';
import { PLACE_NOTE_KEY } from './placeNoteKey.ts';

const note: PlaceNote = {
  titleId: 'nordlys',
  isLive: true,
  position: 3600.5,
  instant: 7_200_000,
  isPaused: false,
  leftAt: 1_000_000,
};
const MINUTE_MS = 60_000;

function left(what: string | PlaceNote = note) {
  const storage = createMemoryStorage();
  if (typeof what === 'string') storage.setItem(PLACE_NOTE_KEY, what);
  else writePlaceNote(storage, what);
  return storage;
}

describe('the note of where a viewing was', () => {
  it('AUTH-29 is there for who comes back, once', () => {
    const storage = left();
    expect(takePlaceNote(storage, note, note.leftAt + 5 * MINUTE_MS)).toEqual(note);
    expect(takePlaceNote(storage, note, note.leftAt)).toBeUndefined();
  });

  it.each([
    ['another title', { ...note, titleId: 'fjell' }, note.leftAt],
    ['the same by another way', { ...note, isLive: false }, note.leftAt],
    ['later', note, note.leftAt + 6 * MINUTE_MS],
  ])('is gone with %s', (_what, wanted, now) => {
    const storage = left();
    expect(takePlaceNote(storage, wanted, now)).toBeUndefined();
    expect(storage.getItem(PLACE_NOTE_KEY)).toBeNull();
  });

  it.each(['', 'tull', '{}', JSON.stringify({ ...note, position: -1 })])(
    'is none where it reads "%s"',
    (text) => {
      expect(takePlaceNote(left(text), note, note.leftAt)).toBeUndefined();
    },
  );
});
