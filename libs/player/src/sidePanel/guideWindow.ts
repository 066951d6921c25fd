import type { TvGuide } from '@tv/api-client';
import { dateKey, MINUTE_MS } from '@tv/time';

/** Aligned guide window, so its response is cached. */
const WINDOW_MS = 15 * MINUTE_MS;

export const GUIDE_PAGE_SIZE = 50;

/** Returns the guide query for what is on at an instant. */
export function guideWindow(now: number) {
  const from = Math.floor(now / WINDOW_MS) * WINDOW_MS;
  return { date: dateKey(now), from, to: from + WINDOW_MS, pageSize: GUIDE_PAGE_SIZE };
}

/** Returns whether the guide says that the user has no access to what is on. */
export function isChannelLocked({ programmes }: TvGuide['channels'][number]): boolean {
  return programmes.some(({ state }) => state?.type === 'NoAccess');
}
