import type { Episode, Title } from '../catalogue/title.ts';

export interface Programme {
  /** `{channel}-{YYYY-MM-DD}-{HHMM}` in Oslo time; in a repeated hour the second ends in `b`. */
  readonly id: string;
  readonly channelId: string;
  /** Epoch milliseconds. */
  readonly start: number;
  readonly end: number;
  readonly name: string;
  readonly subtitle?: string;
  readonly description: string;
  readonly ageLimit: number;
  readonly title?: Title;
  readonly episode?: Episode;
}
