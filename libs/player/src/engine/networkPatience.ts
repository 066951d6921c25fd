import {
  backOffMs,
  MISSING_PATIENCE_MS,
  MOST_SKIPS,
  PATIENCE_MS,
  SKIP_S,
  STALL_TIMEOUT_MS,
} from './backOff.ts';
import { isMissingSegment, isRefused, playbackErrorCode } from './engineError.ts';
import type { PlaybackErrorCode } from './playbackEngine.ts';
import type { StreamStore } from './streamStore.ts';
import type { MediaTime } from './streamTime.ts';

/** So many parts of the picture that came and brought none are not what they should be. */
const MOST_USELESS = 4;

/** How often a stalled player is restarted before something has played again. */
const MOST_RESTARTS = 5;

/** A timer of one second that comes so late (ms) says that the machine slept. */
const SLEPT_MS = 10_000;

/** What could not be fetched, how often in a row, and when it is asked for again. */
interface NetworkLoss {
  readonly failedTimes: number;
  /** What the library said of it last. */
  readonly error?: unknown;
  /** It was lost at the live edge, where the viewer is as long as there is no telling what comes. */
  readonly isAtEdge?: boolean;
  readonly timer?: ReturnType<typeof setTimeout>;
}

interface PatienceOptions {
  readonly state: StreamStore;
  readonly mediaTime: () => MediaTime;
  /** Has the library ask again for what it lacks. */
  readonly retry: () => void;
  /** Goes to a time of the element. */
  readonly goTo: (time: number) => void;
  /** Since when nothing is requested (`performance.now()`); undefined while something is, or where that is not known. */
  readonly idleSince: () => number | undefined;
  /**
   * Restarts a player that buffers, and requests nothing or cannot play what comes.
   *
   * @param attempt  1 for the first since something has played
   */
  readonly restart: (attempt: number) => void;
  /** Tells the viewer, and the reports what the library said of it. */
  readonly fail: (error: PlaybackErrorCode, cause: unknown) => void;
}

/** What becomes of what cannot be fetched, is not requested or cannot be played: waited for, skipped, restarted, or told. */
export interface NetworkPatience {
  /** @param error what the library said of it */
  lost(error: unknown): void;
  /** A part of the picture has come, whatever is in it. */
  arrived(): void;
  /** It can be played: what is lost from now on is lost for the first time. */
  came(): void;
  /** It may be there again: asked for at once, and waited for as long as at first. */
  retry(): void;
  /** Something else is played: all that was lost counts no more. */
  forget(): void;
  /** Once a second: whether it has lasted long enough. */
  check(): void;
  stop(): void;
}

/** What went away comes back, mostly, a network as well as a segment: wait longer each time, and only then give up. */
export function createNetworkPatience({
  state,
  mediaTime,
  retry,
  goTo,
  idleSince,
  restart,
  fail,
}: PatienceOptions): NetworkPatience {
  let loss: NetworkLoss = { failedTimes: 0 };
  let skips = 0;
  let emptySince = performance.now();
  let skippedAt = emptySince;
  let tickedAt = emptySince;
  let arrivals = 0;
  let restarts = 0;
  let restartedAt = emptySince;

  function begin(now = performance.now()) {
    emptySince = now;
    skippedAt = now;
    arrivals = 0;
  }

  function askAgain() {
    clearTimeout(loss.timer);
    if (loss.failedTimes > 0) retry();
  }

  function skipTo(time: number) {
    skippedAt = performance.now();
    arrivals = 0;
    goTo(time);
    askAgain();
  }

  /**
   * A part that is gone for good costs the viewer some seconds, and not the rest. At the edge nothing lies behind it: there it
   * may come yet. But what an encoder did not make while it stood never comes, so who was at the edge goes with it.
   */
  function passWhatIsMissing() {
    const { currentTime, seekEnd } = mediaTime();
    if (currentTime + SKIP_S >= seekEnd) return;
    if (loss.isAtEdge === true) return skipTo(seekEnd);
    if (skips >= MOST_SKIPS) return fail('media', loss.error);
    skips += 1;
    emptySince = performance.now();
    skipTo(currentTime + SKIP_S);
  }

  /** The wait is not the network's fault: nothing is requested, or what comes cannot be played. */
  function isStalled(now: number): boolean {
    if (loss.failedTimes > 0 || restarts >= MOST_RESTARTS) return false;
    const since = arrivals >= MOST_USELESS ? emptySince : idleSince();
    return since !== undefined && now - Math.max(since, emptySince, restartedAt) > STALL_TIMEOUT_MS;
  }

  return {
    lost(error) {
      clearTimeout(loss.timer);
      const failedTimes = loss.failedTimes + 1;
      const isAtEdge = loss.isAtEdge ?? state.get().isAtLiveEdge;
      loss = { failedTimes, error, isAtEdge, timer: setTimeout(askAgain, backOffMs(failedTimes)) };
      state.set({ isFetchFailing: true, isRefused: state.get().isRefused || isRefused(error) });
    },
    arrived: () => void (arrivals += 1),
    came() {
      clearTimeout(loss.timer);
      loss = { failedTimes: 0 };
      skips = 0;
      restarts = 0;
      arrivals = 0;
      state.set({ isFetchFailing: false, isRefused: false, isStalled: false });
    },
    retry() {
      begin();
      restarts = 0;
      askAgain();
    },
    forget() {
      clearTimeout(loss.timer);
      loss = { failedTimes: 0 };
      skips = 0;
    },
    /** Patience is for as long as there is nothing to see and the machine is awake to ask, whatever is told or not told of it. */
    check() {
      const now = performance.now();
      const hasSlept = now - tickedAt > SLEPT_MS;
      tickedAt = now;
      const { phase, isBuffering } = state.get();
      const isEmpty = (phase === 'ready' || phase === 'ended') && isBuffering;
      if (!isEmpty || hasSlept) return begin(now);
      const { failedTimes, error } = loss;
      if (now - emptySince > PATIENCE_MS) {
        const unknown = state.get().isStalled ? 'media' : 'network';
        fail(failedTimes > 0 ? playbackErrorCode(error) : unknown, error);
      } else if (isStalled(now)) {
        restarts += 1;
        restartedAt = now;
        arrivals = 0;
        state.set({ isStalled: true });
        restart(restarts);
      } else if (isMissingSegment(error) && now - skippedAt > MISSING_PATIENCE_MS) passWhatIsMissing();
    },
    stop: () => clearTimeout(loss.timer),
  };
}
