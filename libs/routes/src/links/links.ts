import type { AboutTopic, HelpTopic, PackageSlug, StreamingServiceSlug, WatchKind } from '../params/slugs.ts';
import { SIGN_IN_CALLBACK, SILENT_CALLBACK } from '../table/pathKind.ts';
import { encodePathSegment, buildPath, withQuery } from './url.ts';

/** Leading `S1:E2`, `S1 E2`, `Sesong 1 Episode 2`, `E2` and similar, before more text: `E2E` is kept. */
const SEASON_EPISODE =
  /^\s*(?:(?:s|sesong\s*)\d+\s*[:,.-]?\s*(?:e|ep\.?|episode)\s*\d+|(?:e|episode\s*)\d+)(?:\s*[-–:]\s+|\s*:\s*|\s+)(?=\S)/iu;

/** Removes leading season and episode, dots, colons and quotes; spaces become hyphens (CARD-35…37). Not encoded. */
export function titleSlug(title: string): string {
  return title
    .replace(SEASON_EPISODE, '')
    .replace(/[.:"'’‘“”«»`´]/gu, '')
    .trim()
    .replace(/\s+/gu, '-');
}

const buildTitlePath = (segments: readonly string[], title: string | undefined): string => {
  const slug = titleSlug(title ?? '');
  return slug === '' ? buildPath(...segments) : buildPath(...segments, slug);
};

interface TitleTarget {
  readonly id: string;
  /** Not read by the page. */
  readonly title?: string | undefined;
}

export interface WatchTarget extends TitleTarget {
  readonly kind: WatchKind;
  /** Stay even if the title has a cover page (ROUTE-06). */
  readonly disableScpRedirect?: boolean | undefined;
}

export interface SignUpTarget {
  /** Preselected; sign-up then starts with registration (ROUTE-85). */
  readonly productIds?: readonly string[] | undefined;
  readonly voucher?: string | undefined;
}

/** Builds all paths except those of `customerLinks`. Encodes parameters. */
export const links = {
  front: () => '/',
  watch: ({ kind, id, title, disableScpRedirect }: WatchTarget) =>
    withQuery(buildTitlePath(['watch', kind, id], title), {
      disableScpRedirect: disableScpRedirect ? '1' : undefined,
    }),
  /** Live page without a channel (ROUTE-05). */
  live: () => '/watch/live/',
  film: ({ id, title }: TitleTarget) => buildTitlePath(['film', id], title),
  /** `autoPlay` starts playback at once (ROUTE-09). */
  serie: ({ id, title, autoPlay }: TitleTarget & { readonly autoPlay?: boolean | undefined }) =>
    withQuery(buildTitlePath(['serie', id], title), { autoPlay: autoPlay ? '1' : undefined }),
  tema: (slug: string) => buildPath('tema', slug),
  page: (slug: string) => buildPath(slug),
  /** All items of a swimlane (ROUTE-13). */
  swimlaneList: ({ slug, swimlaneId }: { readonly slug: string; readonly swimlaneId: string }) =>
    buildPath('tema', slug, 'liste', swimlaneId),
  /** @param type  hit type; all if missing */
  search: (query?: string, type?: string) => withQuery('/search', { q: query || undefined, type }),
  /** @param date `YYYY-MM-DD`; today if missing */
  guide: (date?: string) => (date === undefined ? '/tv-guide' : buildPath('tv-guide', date)),

  signUp: ({ productIds = [], voucher }: SignUpTarget = {}) =>
    withQuery(
      productIds.length > 0
        ? `/bli-kunde/registrer/${productIds.map(encodePathSegment).join(',')}`
        : '/bli-kunde',
      { vc: voucher },
    ),
  account: () => '/min-konto',
  signInCallback: () => SIGN_IN_CALLBACK,
  silentCallback: () => SILENT_CALLBACK,
  logout: () => '/logout',
  logoutSuccess: () => '/logout/success',

  about: (brandSlug: string, topic?: AboutTopic) => withTopic(`/hva-er-${brandSlug}`, topic),
  help: (topic?: HelpTopic) => withTopic('/hjelp', topic),
  streamingTips: () => '/stromming-tips',
  streamingService: (service: StreamingServiceSlug) => withTopic('/strommetjenester', service),
  packages: (slug?: PackageSlug) => withTopic('/abonnementer', slug),
  terms: () => '/vilkar',
  privacy: () => '/personvern',
  apps: () => '/app',
  accessibility: () => '/tilgjengelighet',
  developer: () => '/dev',
  playerTest: () => '/dev/player',
} as const;

function withTopic(base: string, topic: string | undefined): string {
  return topic === undefined ? base : `${base}/${topic}`;
}
