import type { Dismissals } from './shownBanner.ts';

/** Where it is kept on the device which banners were dismissed, and when. */
export const DISMISSALS_KEY = 'dismissed-banners';

/** So many are kept; what was dismissed longer ago is hardly sent any more. */
const MOST_KEPT = 100;

/** Reads what is kept, the oldest first; what is broken is left out. */
export function parseDismissals(text: string | null): Dismissals {
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? '[]');
  } catch {
    return new Map();
  }
  const entries: readonly unknown[] = Array.isArray(kept) ? kept : [];
  return new Map(entries.filter(isDismissal));
}

function isDismissal(entry: unknown): entry is readonly [id: string, at: number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && Number.isFinite(entry[1]);
}

/** What is to be kept: with a banner that is dismissed now. @param now epoch milliseconds */
export function withDismissal(dismissals: Dismissals, id: string, now: number): Dismissals {
  const others = [...dismissals].filter(([other]) => other !== id);
  return new Map([...others, [id, now] as const].slice(-MOST_KEPT));
}

export function dismissalsText(dismissals: Dismissals): string {
  return JSON.stringify([...dismissals]);
}
