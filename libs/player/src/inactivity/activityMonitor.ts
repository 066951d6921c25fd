import type { Clock } from '@tv/time';

/** Episodes that may autoplay in a row. */
const MAX_AUTOPLAYED_EPISODES = 3;

export const INACTIVITY_TIMEOUT_MS = 4 * 3_600_000;

/** Tracks user activity. */
export interface ActivityMonitor {
  recordActivity(): void;
  recordAutoplay(): void;
  isUserActive(): boolean;
  /** Until the inactivity timeout; ≤ 0 once it has passed. */
  remainingMs(): number;
}

export function createActivityMonitor({ now }: Pick<Clock, 'now'>): ActivityMonitor {
  let autoplayed = 0;
  let lastActivityAt = now();
  const remainingMs = () => lastActivityAt + INACTIVITY_TIMEOUT_MS - now();
  return {
    recordActivity() {
      autoplayed = 0;
      lastActivityAt = now();
    },
    recordAutoplay: () => void (autoplayed += 1),
    isUserActive: () => autoplayed < MAX_AUTOPLAYED_EPISODES && remainingMs() > 0,
    remainingMs,
  };
}
