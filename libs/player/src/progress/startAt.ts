/** What decides where a title begins. Seconds; `percent` from 0 to 100. */
export interface WatchedSoFar {
  readonly progress?: { readonly seconds: number; readonly percent: number } | undefined;
  readonly creditsStartTime?: number | undefined;
}

/** Who has seen no more than this begins anew. */
const RESUME_THRESHOLD_S = 30;

/** Who has seen more than this has seen it, where nobody says when the credits begin. */
const COMPLETION_PERCENT = 90;

/**
 * Where to go on from (PLAY-16…18): only after more than 30 seconds, and only before the credits, or, where
 * their time is unknown, at 90 % or less. Whole seconds, rounded down (PROG-06).
 *
 * @returns undefined to begin at the beginning
 */
export function startAt({ progress, creditsStartTime }: WatchedSoFar): number | undefined {
  if (!progress || !(progress.seconds > RESUME_THRESHOLD_S)) return undefined;
  const isOver =
    creditsStartTime === undefined
      ? progress.percent > COMPLETION_PERCENT
      : progress.seconds >= creditsStartTime;
  return isOver ? undefined : Math.floor(progress.seconds);
}

/**
 * Where a viewing begins. Said outright for all but a channel: of a programme that still runs, the engine would
 * by itself begin with what is on now.
 *
 * @returns seconds from the start of the stream; undefined for the live edge
 */
export function beginningOf(
  title: WatchedSoFar,
  { isLive }: { readonly isLive: boolean },
): number | undefined {
  return isLive ? undefined : (startAt(title) ?? 0);
}
