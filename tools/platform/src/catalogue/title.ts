import type { ProviderId } from './providers.ts';

/** A scene in `artwork/scenes`. */
export type Picture = string;

/** When a title can be played. Cycles repeat weekly, so every state occurs on any day. */
export type Availability =
  | { readonly kind: 'always' }
  /** Planned until this hour of the week, then open. */
  | { readonly kind: 'premiere'; readonly hoursIntoWeek: number }
  /** Open until this hour of the week, then expired. */
  | { readonly kind: 'expiring'; readonly hoursIntoWeek: number }
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
  readonly durationSeconds: number;
  readonly imdbRating?: number;
  readonly country: string;
  readonly director: string;
  readonly cast: readonly string[];
  /** Preferred provider first. */
  readonly providers: readonly [ProviderId, ...ProviderId[]];
  readonly availability: Availability;
  /** Rental price in NOK. */
  readonly price?: number;
  readonly seriesKind?: SeriesKind;
  /** Sequential series only; other kinds follow the calendar. */
  readonly seasons: readonly (readonly Episode[])[];
  /** 0 to 1, 1 is the most popular. */
  readonly popularity: number;
}
