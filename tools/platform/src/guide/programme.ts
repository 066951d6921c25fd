import type { Episode, Title } from '../catalogue/title.ts';

/** One programme of a channel. */
export interface Programme {
  /** `{channel}-{YYYY-MM-DD}-{HHMM}` by Oslo's wall clock; the second of a repeated hour ends in `b`. */
  readonly id: string;
  readonly channelId: string;
  /** Epoch milliseconds. */
  readonly start: number;
  readonly end: number;
  readonly name: string;
  readonly subtitle?: string;
  readonly description: string;
  readonly ageLimit: number;
  /** What it is an airing of, when the catalogue has it. */
  readonly title?: Title;
  readonly episode?: Episode;
}
