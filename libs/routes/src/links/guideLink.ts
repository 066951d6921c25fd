import { links } from './links.ts';

export interface GuidePosition {
  /** Oslo time. Missing: now, or the same time on another day. */
  readonly at?: GuideTime | undefined;
  /** Id of the first channel. */
  readonly channel?: string | undefined;
}

/** Hours 0–23, minutes 0–59. */
export interface GuideTime {
  readonly hour: number;
  readonly minute: number;
}

const padTwo = (value: number): string => String(value).padStart(2, '0');

/** Formats a time as `20` or `20.30`, which needs no escaping. */
const timeText = ({ hour, minute }: GuideTime): string =>
  minute === 0 ? padTwo(hour) : `${padTwo(hour)}.${padTwo(minute)}`;

/**
 * Links to a position in the guide.
 *
 * @param date  as for `links.guide`
 */
export function guideLink(date: string | undefined, { at, channel }: GuidePosition = {}): string {
  const query = new URLSearchParams();
  if (at) query.set('kl', timeText(at));
  if (channel !== undefined) query.set('kanal', channel);
  return query.size === 0 ? links.guide(date) : `${links.guide(date)}?${query.toString()}`;
}

const TIME = /^([01]?\d|2[0-3])(?:[.:]([0-5]\d))?$/;

/** Reads the position in the guide; ignores invalid times. */
export function readGuidePosition(search: string): GuidePosition {
  const query = new URLSearchParams(search);
  const time = TIME.exec(query.get('kl') ?? '');
  return {
    at: time ? { hour: Number(time[1]), minute: Number(time[2] ?? 0) } : undefined,
    channel: query.get('kanal') || undefined,
  };
}
