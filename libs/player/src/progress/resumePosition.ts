/** Seconds; `percent` from 0 to 100. */
export interface WatchProgress {
  readonly progress?: { readonly seconds: number; readonly percent: number } | undefined;
  readonly creditsStartTime?: number | undefined;
}

/** Up to this, a title starts from the beginning. */
const RESUME_THRESHOLD_S = 30;

/** Beyond this, a title without a credits time counts as completed. */
const COMPLETION_PERCENT = 90;

/**
 * Returns the resume position (PLAY-16…18) in whole seconds, rounded down (PROG-06). Undefined for up to 30
 * s, and for completed titles: past the credits start, or past 90 % if unknown.
 */
export function getResumePosition({ progress, creditsStartTime }: WatchProgress): number | undefined {
  if (!progress || !(progress.seconds > RESUME_THRESHOLD_S)) return undefined;
  const isCompleted =
    creditsStartTime === undefined
      ? progress.percent > COMPLETION_PERCENT
      : progress.seconds >= creditsStartTime;
  return isCompleted ? undefined : Math.floor(progress.seconds);
}

/**
 * Returns the start position in seconds; undefined for the live edge. Explicit on demand, since the engine
 * would start a running programme at the live edge.
 */
export function getStartPosition(title: WatchProgress, isLive: boolean): number | undefined {
  return isLive ? undefined : (getResumePosition(title) ?? 0);
}
