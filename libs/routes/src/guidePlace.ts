import { links } from './links.ts';

/** Where in a day of the guide one is. */
export interface GuidePlace {
  /** The time of day by Oslo's clock; now, or the same time on another day, when missing. */
  readonly at?: GuideTime | undefined;
  /** The id of the channel to begin with. */
  readonly channel?: string | undefined;
}

/** A time of day as an address says it: hours from 0 to 23, minutes from 0 to 59. */
export interface GuideTime {
  readonly hour: number;
  readonly minute: number;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** `20`, or `20.30`, as Norwegians write it and addresses need not escape it. */
const timeText = ({ hour, minute }: GuideTime): string =>
  minute === 0 ? two(hour) : `${two(hour)}.${two(minute)}`;

/**
 * The address of a place in the guide.
 *
 * @param date  as for `links.guide`, which is the address of a day
 */
export function guideLink(date: string | undefined, { at, channel }: GuidePlace = {}): string {
  const query = new URLSearchParams();
  if (at) query.set('kl', timeText(at));
  if (channel !== undefined) query.set('kanal', channel);
  return query.size === 0 ? links.guide(date) : `${links.guide(date)}?${query.toString()}`;
}

const TIME = /^([01]?\d|2[0-3])(?:[.:]([0-5]\d))?$/;

/** What an address of the guide says besides the day. What is no time of day is none. */
export function readGuidePlace(search: string): GuidePlace {
  const query = new URLSearchParams(search);
  const time = TIME.exec(query.get('kl') ?? '');
  return {
    at: time ? { hour: Number(time[1]), minute: Number(time[2] ?? 0) } : undefined,
    channel: query.get('kanal') || undefined,
  };
}
