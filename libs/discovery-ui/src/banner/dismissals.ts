import type { Dismissals } from './selectBanner.ts';

export const DISMISSALS_KEY = 'dismissed-banners';

const MAX_STORED = 100;

/** Parses stored dismissals, oldest first; drops invalid entries. */
export function parseDismissals(text: string | null): Dismissals {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? '[]');
  } catch {
    return new Map();
  }
  const entries: readonly unknown[] = Array.isArray(stored) ? stored : [];
  return new Map(entries.filter(isDismissal));
}

function isDismissal(entry: unknown): entry is readonly [id: string, at: number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && Number.isFinite(entry[1]);
}

/** Adds a dismissal; drops the oldest beyond the limit. */
export function addDismissal(dismissals: Dismissals, id: string, now: number): Dismissals {
  const others = [...dismissals].filter(([other]) => other !== id);
  return new Map([...others, [id, now] as const].slice(-MAX_STORED));
}

export function serializeDismissals(dismissals: Dismissals): string {
  return JSON.stringify([...dismissals]);
}
