import type { StreamReader } from '../engine/state/streamStore.ts';

/** Debounce of pauses and seeks (PROG-04). */
const SAVE_DEBOUNCE_MS = 500;

/**
 * Seconds of playback between saves. A crash loses ten at most (decision 0041), including debounce and update
 * interval.
 */
const SAVE_INTERVAL_S = 9;

/** A longer step of the position is a seek. */
const MAX_STEP_S = 5;

export interface ProgressSaverOptions {
  readonly stream: StreamReader;
  /** Saves; `isLast` if the request must outlive the page. Must not throw. */
  readonly save: (seconds: number, isLast: boolean) => void;
  /** Progress is saved for signed-in users only (PROG-07). Checked at each save. */
  readonly isSignedIn: () => boolean;
}

/** Saves debounced after pauses and seeks, every nine seconds, and at once on stop and page hide. */
export function createProgressSaver({ stream, save, isSignedIn }: ProgressSaverOptions) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastPosition = stream.get().position;
  let playedSeconds = 0;
  let savedSecond: number | undefined;
  let hasPlayed = false;

  function saveNow(isLast = false) {
    clearTimeout(timer);
    const { phase, position } = stream.get();
    // Unknown before playback and after a failure.
    const second = Math.floor(position);
    if (!hasPlayed || phase === 'loading' || second === savedSecond || !isSignedIn()) return;
    savedSecond = second;
    playedSeconds = 0;
    save(second, isLast);
  }

  function debouncedSave() {
    clearTimeout(timer);
    timer = setTimeout(saveNow, SAVE_DEBOUNCE_MS);
  }

  const unsubscribers = [
    stream.subscribe('position', () => {
      const { position, isPaused, phase } = stream.get();
      const step = position - lastPosition;
      lastPosition = position;
      if (isPaused || phase !== 'ready' || step <= 0 || step > MAX_STEP_S) return;
      hasPlayed = true;
      playedSeconds += step;
      if (playedSeconds >= SAVE_INTERVAL_S) {
        playedSeconds = 0;
        debouncedSave();
      }
    }),
    stream.subscribe('isPaused', () => {
      if (stream.get().isPaused) debouncedSave();
    }),
    stream.subscribe('isSeeking', () => {
      if (!stream.get().isSeeking) debouncedSave();
    }),
    stream.subscribe('phase', () => {
      if (stream.get().phase === 'ended') debouncedSave();
    }),
  ];

  return {
    /** Saves at once. */
    save: () => saveNow(),
    /** Saves at once, because the page may not return (PROG-05). */
    saveOnPageHide: () => saveNow(true),
    /** Saves at once and unsubscribes. */
    stop() {
      for (const unsubscribe of unsubscribers) unsubscribe();
      saveNow();
    },
  };
}
