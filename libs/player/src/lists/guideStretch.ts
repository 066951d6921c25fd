import type { TvGuide } from '@tv/api-client';
import { dateKey, MINUTE_MS } from '@tv/time';

/** Width of the requested guide window; aligned, so its response is cached. */
const STRETCH_MS = 15 * MINUTE_MS;

/** A high page size: the current programmes are few per channel. */
export const CHANNELS_AT_A_TIME = 50;

/** Guide query arguments for what is on at an instant. */
export function guideStretch(now: number) {
  const from = Math.floor(now / STRETCH_MS) * STRETCH_MS;
  return { date: dateKey(now), from, to: from + STRETCH_MS, pageSize: CHANNELS_AT_A_TIME };
}

/** True if the guide says the user has no access to what is on. */
export function isLocked({ programmes }: TvGuide['channels'][number]): boolean {
  return programmes.some(({ state }) => state?.type === 'NoAccess');
}
