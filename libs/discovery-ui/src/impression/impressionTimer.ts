/** How long an item must be on show before it counts as seen (LANE-31). */
export const IMPRESSION_MS = 500;

/** Keeps watch of which items have been on show long enough. */
export interface ImpressionTimer {
  /** The item came into view. */
  entered(id: string): void;
  /** The item left view; what was not yet seen must start again. */
  left(id: string): void;
  /** Forgets what is waiting. */
  stop(): void;
}

/**
 * Calls `onSeen` for an item that has been in view for 500 ms without a break (LANE-31), once for each item,
 * however often it comes back (LANE-32).
 *
 * @param seen ids that count as seen already; grows
 */
export function createImpressionTimer(seen: Set<string>, onSeen: (id: string) => void): ImpressionTimer {
  const waiting = new Map<string, ReturnType<typeof setTimeout>>();
  const left = (id: string) => {
    clearTimeout(waiting.get(id));
    waiting.delete(id);
  };
  return {
    entered(id) {
      if (seen.has(id) || waiting.has(id)) return;
      const timer = setTimeout(() => {
        waiting.delete(id);
        seen.add(id);
        onSeen(id);
      }, IMPRESSION_MS);
      waiting.set(id, timer);
    },
    left,
    stop: () => [...waiting.keys()].forEach(left),
  };
}
