import type { Clock } from '@tv/time';

/** So many episodes in a row come by themselves. */
const MOST_EPISODES = 3;

/** Who has not stirred for so long (ms) may be asleep. */
export const LONGEST_QUIET_MS = 4 * 3_600_000;

/** Whether somebody is still there, as far as his hand tells. */
export interface Presence {
  /** A key, a press, a pointer that moved. */
  touched(): void;
  /** An episode came by itself. */
  followedOn(): void;
  isSomebodyThere(): boolean;
  /** Milliseconds until he has been quiet for too long; not above 0 once he has. */
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
