import * as v from 'valibot';
import { storedValue } from '@tv/browser-storage';
import type { Dismissals } from './selectBanner.ts';

const MAX_STORED = 100;

function isDismissal(entry: unknown): entry is readonly [id: string, at: number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && Number.isFinite(entry[1]);
}

/** Oldest first; invalid entries are dropped. */
export const storedDismissals = storedValue({
  key: 'dismissed-banners',
  scope: 'device',
  label: { name: 'Lukkede meldinger', text: 'Så vi ikke viser dem igjen.' },
  schema: v.pipe(
    v.array(v.unknown()),
    v.transform((entries): Dismissals => new Map(entries.filter(isDismissal))),
  ),
});

/** Adds a dismissal; drops the oldest beyond the limit. */
export function addDismissal(dismissals: Dismissals, id: string, now: number): Dismissals {
  const others = [...dismissals].filter(([other]) => other !== id);
  return new Map([...others, [id, now] as const].slice(-MAX_STORED));
}
