import * as v from 'valibot';
import type { KeyValueStorage } from '@tv/config';
import { RESUME_SNAPSHOT_KEY } from './resumeSnapshotKey.ts';

/** A user who returns after this time starts as on any other visit. */
const SNAPSHOT_TTL_MS = 300_000;

const schema = v.object({
  titleId: v.string(),
  isLive: v.boolean(),
  position: v.pipe(v.number(), v.minValue(0)),
  instant: v.optional(v.number()),
  isPaused: v.boolean(),
  leftAt: v.number(),
});

export interface ResumeSnapshot {
  readonly titleId: string;
  readonly isLive: boolean;
  readonly position: number;
  /** Epoch milliseconds of a channel's current frame; undefined at the live edge. */
  readonly instant?: number | undefined;
  readonly isPaused: boolean;
  /** Epoch milliseconds. */
  readonly leftAt: number;
}

/**
 * Saves the position, to resume after a reload, a sign-in redirect (AUTH-29) or a discarded page. The
 * server knows less: the position of a film every few seconds, and nothing of a channel.
 */
export function saveResumeSnapshot(
  storage: Pick<KeyValueStorage, 'setItem'>,
  snapshot: ResumeSnapshot,
): void {
  storage.setItem(RESUME_SNAPSHOT_KEY, JSON.stringify(snapshot));
}

/**
 * Returns this tab's snapshot of the same title, at most five minutes old; any age for a channel after a
 * reload, since phones reload discarded pages.
 *
 * @param now epoch milliseconds
 */
export function readResumeSnapshot(
  storage: Pick<KeyValueStorage, 'getItem' | 'removeItem'>,
  { titleId, isLive }: Pick<ResumeSnapshot, 'titleId' | 'isLive'>,
  now: number,
  isReload: boolean,
): ResumeSnapshot | undefined {
  const snapshot = parseSnapshot(storage.getItem(RESUME_SNAPSHOT_KEY));
  const isSame = snapshot?.titleId === titleId && snapshot.isLive === isLive;
  const isRecent = isSame && Math.abs(now - snapshot.leftAt) <= SNAPSHOT_TTL_MS;
  if (isRecent || (isSame && isLive && isReload)) return snapshot;
  storage.removeItem(RESUME_SNAPSHOT_KEY);
  return undefined;
}

function parseSnapshot(stored: string | null): ResumeSnapshot | undefined {
  if (stored === null) return undefined;
  try {
    const { success, output } = v.safeParse(schema, JSON.parse(stored));
    return success ? output : undefined;
  } catch {
    // Not our JSON.
    return undefined;
  }
}
