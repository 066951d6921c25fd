import type { TvGuide } from '@tv/api-client';
import { dateKey, MINUTE_MS } from '@tv/time';

/** So long an answer about what is on now holds, in milliseconds: what begins within it is told of, too. */
const STRETCH_MS = 15 * MINUTE_MS;

/** How many channels are asked for at a time. What is on now is little of each. */
export const CHANNELS_AT_A_TIME = 50;

/** The quarter of an hour around an instant, as the guide is asked for what is on then. */
export function guideStretch(now: number) {
  const from = Math.floor(now / STRETCH_MS) * STRETCH_MS;
  return { date: dateKey(now), from, to: from + STRETCH_MS, pageSize: CHANNELS_AT_A_TIME };
}

/** Whether the guide says of what is on a channel that this viewer may not watch it. */
export function isLocked({ programmes }: TvGuide['channels'][number]): boolean {
  return programmes.some(({ state }) => state?.type === 'NoAccess');
}
