import type { ProviderId } from './providers.ts';

/** What the key art of a title shows; every picture is a scene in `artwork/scenes`. */
export type Picture = string;

/** When a title may be played. The cycles turn once a week, so that each state can be seen on any day. */
export type Availability =
  | { readonly kind: 'always' }
  /** Planned until some hours into the week, then open. */
  | { readonly kind: 'premiere'; readonly hoursIntoWeek: number }
  /** Open until some hours into the week, then expired. */
  | { readonly kind: 'expiring'; readonly hoursIntoWeek: number }
  /** Sent live for a while each day, planned before it and in the archive after. */
  | { readonly kind: 'live'; readonly hour: number; readonly minutes: number }
  | { readonly kind: 'rental' };

export interface Episode {
  readonly id: string;
  readonly seriesId: string;
  readonly season: number;
  readonly episode: number;
  readonly name: string;
  readonly description: string;
  readonly durationSeconds: number;
}

export type SeriesKind = 'sequential' | 'segment' | 'topicality';

/** One film, series, programme or sport event of the catalogue. */
export interface Title {
  readonly id: string;
  readonly kind: 'film' | 'series' | 'programme' | 'sport';
  readonly name: string;
  readonly genres: readonly string[];
  readonly ageLimit: number;
  readonly isForKids: boolean;
  readonly picture: Picture;
  readonly description: string;
  readonly year: number;
  /** Of the film or programme, or of one episode. */
  readonly durationSeconds: number;
  readonly imdbRating?: number;
  readonly country: string;
  readonly director: string;
  readonly cast: readonly string[];
  /** Who offers it, the best first. */
  readonly providers: readonly [ProviderId, ...ProviderId[]];
  readonly availability: Availability;
  /** Of renting, in NOK. */
  readonly price?: number;
  readonly seriesKind?: SeriesKind;
  /** Of sequential series; the episodes of the other kinds follow the calendar. */
  readonly seasons: readonly (readonly Episode[])[];
  /** From 0 to 1, where 1 is what most people watch. */
  readonly popularity: number;
}
