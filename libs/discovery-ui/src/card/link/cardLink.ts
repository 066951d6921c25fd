import type { ErrorReporter } from '@tv/analytics';
import { seriesId, type BehaviorTarget, type Card } from '@tv/api-client';
import { links } from '@tv/routes';

/** An internal path or an allowed external URL. */
export type CardLink =
  { readonly kind: 'internal'; readonly to: string } | { readonly kind: 'external'; readonly href: string };

export interface CardLinkSource extends Pick<Card, 'id' | 'cardId' | 'title'> {
  readonly channel?: { readonly id: string } | undefined;
  readonly links?: Partial<NonNullable<Card['links']>> | undefined;
}

export interface LinkContext {
  readonly reporter: ErrorReporter;
  isAllowedUrl(url: string): boolean;
  /** Starts playback on a series page (CARD-28). */
  readonly autoPlay?: boolean | undefined;
}

const CONTEXT = 'card.link';

/**
 * Returns where a card leads with its current behavior (CARD-23…34).
 *
 * Reports and returns undefined for missing data (CARD-27, CARD-29), a missing id (CARD-38) or a disallowed
 * URL.
 */
export function cardLink(
  card: CardLinkSource,
  target: BehaviorTarget,
  context: LinkContext,
): CardLink | undefined {
  if (card.id === '') {
    context.reporter.error(new Error(`Card '${card.title}' has no id`), CONTEXT);
    return undefined;
  }
  switch (target) {
    case 'OpenCoverPage':
      return watchPage(card, context);
    case 'PlayChannel':
    case 'PlayExternalChannel':
      return livePage(card, target, context);
    case 'OpenEpisodeCoverPage':
      return episodeCoverPage(card, context);
    case 'PlayExternalAsset':
      return externalPlayback(card, context);
    case 'PlayAsset':
      return asset(card, context);
    case 'OpenCollection':
      return collection(card, context);
    case 'OpenSuperCoverPage':
      return coverPage(card, context);
  }
}

const internal = (to: string): CardLink => ({ kind: 'internal', to });

function missing(
  card: CardLinkSource,
  what: string,
  target: BehaviorTarget,
  { reporter }: LinkContext,
): undefined {
  reporter.error(new Error(`Card ${card.id} has no ${what} for ${target}`), CONTEXT);
  return undefined;
}

function watchPage({ title, ...card }: CardLinkSource, context: LinkContext): CardLink | undefined {
  const series = seriesId(card.links?.superCoverPage);
  if (series !== undefined) return internal(links.watch({ kind: 'seriesoverview', id: series, title }));
  const details = card.links?.details;
  if (details) return internal(links.watch({ kind: 'vod', id: details.id, title }));
  return missing({ title, ...card }, 'series or details', 'OpenCoverPage', context);
}

function livePage(
  card: CardLinkSource,
  target: 'PlayChannel' | 'PlayExternalChannel',
  context: LinkContext,
): CardLink | undefined {
  if (!card.channel) return missing(card, 'channel', target, context);
  return internal(links.watch({ kind: 'live', id: card.channel.id }));
}

function episodeCoverPage(card: CardLinkSource, context: LinkContext): CardLink | undefined {
  const page = card.links?.episodeCoverPage;
  if (!page) return missing(card, 'episode cover link', 'OpenEpisodeCoverPage', context);
  const autoPlay = context.autoPlay ?? page.autoPlay;
  return internal(links.serie({ id: page.id, title: card.title, autoPlay }));
}

function externalPlayback(card: CardLinkSource, context: LinkContext): CardLink | undefined {
  const url = card.links?.externalPlayback?.playbackUrl;
  if (url === undefined) return missing(card, 'external playback', 'PlayExternalAsset', context);
  if (!context.isAllowedUrl(url))
    return missing(card, 'allowed external address', 'PlayExternalAsset', context);
  return { kind: 'external', href: url };
}

/** Plays by details id, without cover page (PLAY-29); else by channel. */
function asset({ title, ...card }: CardLinkSource, context: LinkContext): CardLink | undefined {
  const details = card.links?.details;
  if (details) {
    return internal(links.watch({ kind: 'vod', id: details.id, title, disableScpRedirect: true }));
  }
  if (card.channel) return internal(links.watch({ kind: 'live', id: card.channel.id }));
  return missing({ title, ...card }, 'details or channel', 'PlayAsset', context);
}

function collection(card: CardLinkSource, context: LinkContext): CardLink | undefined {
  const slug = card.links?.collectionLink?.slug;
  return slug === undefined
    ? missing(card, 'collection', 'OpenCollection', context)
    : internal(links.tema(slug));
}

/** Without a cover page, a film with the best available id. */
function coverPage(card: CardLinkSource, { autoPlay }: LinkContext): CardLink {
  const page = card.links?.superCoverPage;
  const series = seriesId(page);
  if (series !== undefined) return internal(links.serie({ id: series, title: card.title, autoPlay }));
  const id = page?.id ?? card.links?.details?.id ?? card.cardId ?? card.id;
  return internal(links.film({ id, title: card.title }));
}
