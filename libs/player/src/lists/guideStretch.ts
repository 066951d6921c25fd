import type { TvGuide } from '@tv/api-client';
import { dateKey, MINUTE_MS } from '@tv/time';

/** Aligned guide window, so its response is cached. */
const WINDOW_MS = 15 * MINUTE_MS;

export const CHANNELS_AT_A_TIME = 50;

/** Guide query for what is on at an instant. */
export function guideStretch(now: number) {
  const from = Math.floor(now / WINDOW_MS) * WINDOW_MS;
  return { date: dateKey(now), from, to: from + WINDOW_MS, pageSize: CHANNELS_AT_A_TIME };
}

/** The guide says the user has no access to what is on. */
export function isLocked({ programmes }: TvGuide['channels'][number]): boolean {
  return programmes.some(({ state }) => state?.type === 'NoAccess');
}
