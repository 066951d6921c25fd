/** Minimum time in view (LANE-31). */
export const IMPRESSION_MS = 500;

/** Calls back once per item (LANE-32), after 500 ms of visibility (LANE-31), and adds it to `reportedIds`. */
export function createImpressionTimer(reportedIds: Set<string>, onImpression: (id: string) => void) {
  const waiting = new Map<string, ReturnType<typeof setTimeout>>();
  const left = (id: string) => {
    clearTimeout(waiting.get(id));
    waiting.delete(id);
  };
  return {
    entered(id: string) {
      if (reportedIds.has(id) || waiting.has(id)) return;
      const timer = setTimeout(() => {
        waiting.delete(id);
        reportedIds.add(id);
        onImpression(id);
      }, IMPRESSION_MS);
      waiting.set(id, timer);
    },
    left,
    stop: () => [...waiting.keys()].forEach(left),
  };
}
