/** LANE-31. */
export const IMPRESSION_MS = 500;

export interface ImpressionTimer {
  entered(id: string): void;
  left(id: string): void;
  stop(): void;
}

/**
 * Calls `onSeen` once per item (LANE-32), after 500 ms of uninterrupted visibility (LANE-31).
 *
 * @param seen ids already reported; mutated
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
