import * as v from 'valibot';
import { storedValue, type KeyValueStorage } from '@tv/browser-storage';

/** A user who returns after this time starts as on any other visit. */
const SNAPSHOT_TTL_MS = 300_000;

const schema = v.object({
  titleId: v.string(),
  isLive: v.boolean(),
  position: v.pipe(v.number(), v.minValue(0)),
  /** Epoch milliseconds of a channel's current frame; undefined at the live edge. */
  instant: v.optional(v.number()),
  isPaused: v.boolean(),
  /** Epoch milliseconds. */
  leftAt: v.number(),
});

export type ResumeSnapshot = v.InferOutput<typeof schema>;

/**
 * The position, to resume after a reload, a sign-in redirect (AUTH-29) or a discarded page. The server
 * stores only the position of a film, every few seconds.
 */
export const storedResumeSnapshot = storedValue({ key: 'viewing-place', scope: 'user', schema });

/**
 * Returns this tab's snapshot of the same title, at most five minutes old; any age for a channel after a reload.
 *
 * @param now epoch milliseconds
 */
export function readResumeSnapshot(
  storage: Pick<KeyValueStorage, 'getItem' | 'removeItem'>,
  { titleId, isLive }: Pick<ResumeSnapshot, 'titleId' | 'isLive'>,
  now: number,
  isReload: boolean,
): ResumeSnapshot | undefined {
  const snapshot = storedResumeSnapshot.read(storage);
  const isSame = snapshot?.titleId === titleId && snapshot.isLive === isLive;
  const isRecent = isSame && Math.abs(now - snapshot.leftAt) <= SNAPSHOT_TTL_MS;
  if (isRecent || (isSame && isLive && isReload)) return snapshot;
  storedResumeSnapshot.clear(storage);
  return undefined;
}
