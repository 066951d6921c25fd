import type { Clock } from '@tv/time';

/** Episodes that may autoplay in a row. */
const MAX_AUTOPLAYED_EPISODES = 3;

export const LONGEST_QUIET_MS = 4 * 3_600_000;

/** Tracks user activity. */
export interface Presence {
  touched(): void;
  followedOn(): void;
  isSomebodyThere(): boolean;
  /** Until the inactivity timeout; ≤ 0 once it has passed. */
  untilTooQuiet(): number;
}

export function createPresence({ now }: Pick<Clock, 'now'>): Presence {
  let autoplayed = 0;
  let lastActivityAt = now();
  const untilTooQuiet = () => lastActivityAt + LONGEST_QUIET_MS - now();
  return {
    touched() {
      autoplayed = 0;
      lastActivityAt = now();
    },
    followedOn: () => void (autoplayed += 1),
    isSomebodyThere: () => autoplayed < MAX_AUTOPLAYED_EPISODES && untilTooQuiet() > 0,
    untilTooQuiet,
  };
}
