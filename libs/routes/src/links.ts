import { path, withQuery } from './address.ts';
import { encoded } from './encoded.ts';
import { SIGN_IN_CALLBACK, SILENT_CALLBACK } from './returnPaths.ts';
import type { AboutTopic, HelpTopic, PackageSlug, StreamingServiceSlug, WatchKind } from './slugs.ts';
import { titleSlug } from './titleSlug.ts';

const named = (segments: readonly string[], title: string | undefined): string => {
  const slug = titleSlug(title ?? '');
  return slug === '' ? path(...segments) : path(...segments, slug);
};

/** What a link to the watch page says. */
export interface WatchTarget {
  readonly kind: WatchKind;
  readonly id: string;
  /** Shown in the address for people; the page does not read it. */
  readonly title?: string | undefined;
  /** Stay on the watch page although the title has a cover page to lead to (ROUTE-06). */
  readonly disableScpRedirect?: boolean | undefined;
}

export interface SignUpTarget {
  /** Products chosen beforehand; the viewer then starts at registering (ROUTE-85). */
  readonly productIds?: readonly string[] | undefined;
  /** Voucher code. */
  readonly voucher?: string | undefined;
}

/**
 * Every address that code leads to, but for what only customers do (`customerLinks`). Nothing else spells a path. Ids and
 * titles are encoded here; the results are paths of this origin, with a query where one belongs.
 */
export const links = {
  front: () => '/',
  watch: ({ kind, id, title, disableScpRedirect }: WatchTarget) =>
    withQuery(named(['watch', kind, id], title), {
      disableScpRedirect: disableScpRedirect ? '1' : undefined,
    }),
  /** The live page without a chosen channel (ROUTE-05). */
  live: () => '/watch/live/',
  film: ({ id, title }: { readonly id: string; readonly title?: string | undefined }) =>
    named(['film', id], title),
  serie: ({
    id,
    title,
    autoPlay,
  }: {
    readonly id: string;
    readonly title?: string | undefined;
    /** Playback starts at once (ROUTE-09). */
    readonly autoPlay?: boolean | undefined;
  }) => withQuery(named(['serie', id], title), { autoPlay: autoPlay ? '1' : undefined }),
  /** A collection by slug, whether or not the page list has it. */
  tema: (slug: string) => path('tema', slug),
  /** A page of the page list. */
  page: (slug: string) => path(slug),
  /** The whole of one swimlane (ROUTE-13). */
  swimlaneList: ({ slug, swimlaneId }: { readonly slug: string; readonly swimlaneId: string }) =>
    path('tema', slug, 'liste', swimlaneId),
  /** @param type  one kind of hits; all where it is missing */
  search: (query?: string, type?: string) => withQuery('/search', { q: query || undefined, type }),
  /** @param date `YYYY-MM-DD`; today when missing */
  guide: (date?: string) => (date === undefined ? '/tv-guide' : path('tv-guide', date)),

  signUp: ({ productIds = [], voucher }: SignUpTarget = {}) =>
    withQuery(
      productIds.length > 0 ? `/bli-kunde/registrer/${productIds.map(encoded).join(',')}` : '/bli-kunde',
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
