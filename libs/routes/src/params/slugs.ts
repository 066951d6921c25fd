import { matchPattern } from '../table/matchPattern.ts';

/** Pages under `/strommetjenester/` (PAGE-09…17). */
export const STREAMING_SERVICES = [
  'nordisk-film-pluss',
  'skyshowtime',
  'v-sport',
  'max',
  'viaplay',
  'nrk-tv',
  'tv-2-play',
  'tv-2-sport',
  'eurosport',
] as const;

/** Pages under `/abonnementer/` (PAGE-18…28), plus Mindre. */
export const PACKAGES = [
  'litt',
  'mindre',
  'mye',
  'mest',
  'mye-sport-basis',
  'mest-sport-basis',
  'mye-sport-premium',
  'mest-sport-premium',
  'mye-sportskanaler',
  'mest-sportskanaler',
  'mye-viaplay-total',
  'mest-viaplay-total',
] as const;

/** Pages under `/hjelp/` (PAGE-06, PAGE-07). */
export const HELP_TOPICS = [...STREAMING_SERVICES, 'enheter', 'apper'] as const;

/** Sub-pages of `/hva-er-{slug}` (PAGE-02…04). */
export const ABOUT_TOPICS = ['jobb', 'opplevelser', 'hva-er-stromming'] as const;

/** Purposes of `/min-konto/{purpose}` (ROUTE-61). */
export const PURCHASE_PURPOSES = ['kjøp', 'endre', 'reaktiver', 'fortsett', 'behold'] as const;

/** Kinds of watch pages (ROUTE-04). */
export const WATCH_KINDS = ['live', 'vod', 'seriesoverview'] as const;

export const ACCESS_KINDS = ['live', 'vod'] as const;

/** Values of `/package/{outcome}/receipt` (ROUTE-73…78). */
export const RECEIPTS = ['cancel', 'upgrade', 'downgrade', 'downgrade_aborted', 'activate', 'new'] as const;

export type StreamingServiceSlug = (typeof STREAMING_SERVICES)[number];
export type PackageSlug = (typeof PACKAGES)[number];
export type HelpTopic = (typeof HELP_TOPICS)[number];
export type AboutTopic = (typeof ABOUT_TOPICS)[number];
export type PurchasePurpose = (typeof PURCHASE_PURPOSES)[number];
export type AccessKind = (typeof ACCESS_KINDS)[number];
export type WatchKind = (typeof WATCH_KINDS)[number];
export type ReceiptKind = (typeof RECEIPTS)[number];

/** Returns the slug of `/tema/{slug}` (ROUTE-12); undefined for other paths. */
export function readThemeSlug(pathname: string): string | undefined {
  return matchPattern('/tema/:slug', pathname)?.['slug'];
}
