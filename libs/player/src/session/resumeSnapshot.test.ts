import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '@tv/browser-storage';
import { readResumeSnapshot, storedResumeSnapshot, type ResumeSnapshot } from './resumeSnapshot.ts';

const note: ResumeSnapshot = {
  titleId: 'nordlys',
  isLive: true,
  position: 3600.5,
  instant: 7_200_000,
  isPaused: false,
  leftAt: 1_000_000,
};
const MINUTE_MS = 60_000;

function storeSnapshot(what: string | ResumeSnapshot = note) {
  const storage = createMemoryStorage();
  if (typeof what === 'string') storage.setItem(storedResumeSnapshot.key, what);
  else storedResumeSnapshot.write(storage, what);
  return storage;
}

describe('resume snapshot', () => {
  it('AUTH-29 a resume snapshot is found for the same title for five minutes, and again if the page is reloaded before it plays', () => {
    const storage = storeSnapshot();
    expect(readResumeSnapshot(storage, note, note.leftAt + 5 * MINUTE_MS, false)).toEqual(note);
    expect(readResumeSnapshot(storage, note, note.leftAt + 5 * MINUTE_MS, true)).toEqual(note);
  });

  it('PLAY-01 the resume snapshot of a channel is found after any time if the same page is reloaded', () => {
    expect(readResumeSnapshot(storeSnapshot(), note, note.leftAt + 600 * MINUTE_MS, true)).toEqual(note);
  });

  it.each([
    ['another title', { ...note, titleId: 'fjell' }, note.leftAt, false],
    ['another title after a reload', { ...note, titleId: 'fjell' }, note.leftAt, true],
    ['the same title as a programme', { ...note, isLive: false }, note.leftAt, false],
    ['a visit six minutes later', note, note.leftAt + 6 * MINUTE_MS, false],
  ])('a resume snapshot is removed by %s', (_what, wanted, now, isReload) => {
    const storage = storeSnapshot();
    expect(readResumeSnapshot(storage, wanted, now, isReload)).toBeUndefined();
    expect(storage.getItem(storedResumeSnapshot.key)).toBeNull();
  });

  it('the resume snapshot of a film is removed after six minutes, also by a reload, since the server has newer progress', () => {
    const film = { ...note, isLive: false };
    const storage = storeSnapshot(film);
    expect(readResumeSnapshot(storage, film, note.leftAt + 6 * MINUTE_MS, true)).toBeUndefined();
    expect(storage.getItem(storedResumeSnapshot.key)).toBeNull();
  });

  it.each(['', 'tull', '{}', JSON.stringify({ ...note, position: -1 })])(
    'a resume snapshot is undefined if storage contains "%s"',
    (text) => {
      expect(readResumeSnapshot(storeSnapshot(text), note, note.leftAt, false)).toBeUndefined();
    },
  );
});
