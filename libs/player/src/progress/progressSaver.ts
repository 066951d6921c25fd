import type { StreamReader } from '../engine/streamStore.ts';

/** Changes that come close together are one save (PROG-04). */
const DEBOUNCE_MS = 500;

/**
 * How often playback is saved, in seconds of the title. At most ten seconds are lost when the tab or the device dies (decision 0041):
 * one is left for the debounce and the step between two time updates.
 */
const SAVE_INTERVAL_S = 9;

/** A step of the position longer than this is a jump, not playback. */
const LONGEST_STEP_S = 5;

export interface ProgressSaverOptions {
  readonly stream: StreamReader;
  /** Saves; `isLast` when the page is about to go and the call has to outlive it. Must not throw. */
  readonly save: (seconds: number, isLast: boolean) => void;
  /** Only the progress of those who are signed in is kept (PROG-07). Asked at each save. */
  readonly isSignedIn: () => boolean;
}

export interface ProgressSaver {
  /** Saves at once. */
  readonly save: () => void;
  /** The page is leaving, or might never come back from being hidden: saves at once (PROG-05). */
  readonly leave: () => void;
  /** Playing has stopped: saves at once, and listens no more. */
  readonly stop: () => void;
}

/**
 * Keeps how far the viewer has come.
 *
 * Where he was must survive a closed lid, an empty battery and a closed tab, yet a drag over the timeline must
 * not become a hundred calls. So pauses and seeks are saved half a second after the last of them, playback every
 * nine seconds, and stopping and leaving at once. The same second is not saved twice in a row.
 */
export function createProgressSaver({ stream, save, isSignedIn }: ProgressSaverOptions): ProgressSaver {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = stream.get().position;
  let playedSeconds = 0;
  let savedSecond: number | undefined;
  let hasPlayed = false;

  function saveNow(isLast = false) {
    clearTimeout(timer);
    const { phase, position } = stream.get();
    // Before anything was played there is nothing to tell, and a failed stream does not know where it is.
    const second = Math.floor(position);
    if (!hasPlayed || phase === 'loading' || second === savedSecond || !isSignedIn()) return;
    savedSecond = second;
    playedSeconds = 0;
    save(second, isLast);
  }

  function saveSoon() {
    clearTimeout(timer);
    timer = setTimeout(saveNow, DEBOUNCE_MS);
  }

  const unsubscribe = [
    stream.subscribe('position', () => {
      const { position, isPaused, phase } = stream.get();
      const step = position - last;
      last = position;
      if (isPaused || phase !== 'ready' || step <= 0 || step > LONGEST_STEP_S) return;
      hasPlayed = true;
      playedSeconds += step;
      if (playedSeconds >= SAVE_INTERVAL_S) {
        playedSeconds = 0;
        saveSoon();
      }
    }),
    stream.subscribe('isPaused', () => {
      if (stream.get().isPaused) saveSoon();
    }),
    stream.subscribe('isSeeking', () => {
      if (!stream.get().isSeeking) saveSoon();
    }),
    stream.subscribe('phase', () => {
      if (stream.get().phase === 'ended') saveSoon();
    }),
  ];

  return {
    save: saveNow,
    leave: () => saveNow(true),
    stop() {
      for (const end of unsubscribe) end();
      saveNow();
    },
  };
}
