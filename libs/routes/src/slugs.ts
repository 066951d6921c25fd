/** External services with a public page under `/strommetjenester/` (PAGE-09…17). */
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

/** Pages under `/abonnementer/` (PAGE-18…28), and one for Mindre, which is sold as well. */
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

/** Questions and answers under `/hjelp/`: one page per external service, and two of our own (PAGE-06, PAGE-07). */
export const HELP_TOPICS = [...STREAMING_SERVICES, 'enheter', 'apper'] as const;

/** Sub-pages of the what-is-the-product section (PAGE-02…04). */
export const ABOUT_TOPICS = ['jobb', 'opplevelser', 'hva-er-stromming'] as const;

/** What `/min-konto/{purpose}` may be for (ROUTE-61). */
export const PURCHASE_PURPOSES = ['kjøp', 'endre', 'reaktiver', 'fortsett', 'behold'] as const;

/** Kinds of watch page (ROUTE-04). */
export const WATCH_KINDS = ['live', 'vod', 'seriesoverview'] as const;

/** Kinds of what one may be led to the packages from: a channel, or a title. */
export const ACCESS_KINDS = ['live', 'vod'] as const;

/** What `/package/{outcome}/receipt` thanks for (ROUTE-73…78). Wire names, the underscore included. */
export const RECEIPTS = ['cancel', 'upgrade', 'downgrade', 'downgrade_aborted', 'activate', 'new'] as const;

export type StreamingServiceSlug = (typeof STREAMING_SERVICES)[number];
export type PackageSlug = (typeof PACKAGES)[number];
export type HelpTopic = (typeof HELP_TOPICS)[number];
export type AboutTopic = (typeof ABOUT_TOPICS)[number];
export type PurchasePurpose = (typeof PURCHASE_PURPOSES)[number];
export type AccessKind = (typeof ACCESS_KINDS)[number];
export type WatchKind = (typeof WATCH_KINDS)[number];
export type ReceiptKind = (typeof RECEIPTS)[number];
