import type { Clock } from '@tv/time';

/** Episodes that may autoplay in a row. */
const MOST_EPISODES = 3;

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
  let episodes = 0;
  let touchedAt = now();
  const untilTooQuiet = () => touchedAt + LONGEST_QUIET_MS - now();
  return {
    touched() {
      episodes = 0;
      touchedAt = now();
    },
    followedOn: () => void (episodes += 1),
    isSomebodyThere: () => episodes < MOST_EPISODES && untilTooQuiet() > 0,
    untilTooQuiet,
  };
}
