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
  readonly isAllowedUrl: (url: string) => boolean;
  /** Starts playback on a series page (CARD-28). */
  readonly autoPlay?: boolean | undefined;
}

const internal = (to: string): CardLink => ({ kind: 'internal', to });

/**
 * Returns where a card leads with its current behavior (CARD-23…34). Reports and returns undefined for missing
 * data (CARD-27, CARD-29), a missing id (CARD-38) or a disallowed URL.
 */
export function cardLink(
  card: CardLinkSource,
  target: BehaviorTarget,
  { reporter, isAllowedUrl, autoPlay }: LinkContext,
): CardLink | undefined {
  const { title, channel } = card;
  const { superCoverPage, episodeCoverPage, details, externalPlayback, collectionLink } = card.links ?? {};
  const series = seriesId(superCoverPage);
  const reportError = (message: string): undefined => {
    reporter.error(new Error(message), 'card.link');
    return undefined;
  };
  const missing = (what: string) => reportError(`Card ${card.id} has no ${what} for ${target}`);
  if (card.id === '') return reportError(`Card '${title}' has no id`);
  switch (target) {
    case 'OpenCoverPage':
      if (series !== undefined) return internal(links.watch({ kind: 'seriesoverview', id: series, title }));
      return details
        ? internal(links.watch({ kind: 'vod', id: details.id, title }))
        : missing('series or details');
    case 'PlayChannel':
    case 'PlayExternalChannel':
      return channel ? internal(links.watch({ kind: 'live', id: channel.id })) : missing('channel');
    case 'OpenEpisodeCoverPage':
      if (!episodeCoverPage) return missing('episode cover link');
      return internal(
        links.serie({ id: episodeCoverPage.id, title, autoPlay: autoPlay ?? episodeCoverPage.autoPlay }),
      );
    case 'PlayExternalAsset':
      if (!externalPlayback) return missing('external playback');
      return isAllowedUrl(externalPlayback.playbackUrl)
        ? { kind: 'external', href: externalPlayback.playbackUrl }
        : missing('allowed external address');
    case 'PlayAsset':
      // By details id, without cover page (PLAY-29); else by channel.
      if (details)
        return internal(links.watch({ kind: 'vod', id: details.id, title, disableScpRedirect: true }));
      return channel
        ? internal(links.watch({ kind: 'live', id: channel.id }))
        : missing('details or channel');
    case 'OpenCollection':
      return collectionLink ? internal(links.tema(collectionLink.slug)) : missing('collection');
    case 'OpenSuperCoverPage':
      if (series !== undefined) return internal(links.serie({ id: series, title, autoPlay }));
      // Without a cover page, a film with the best available id.
      return internal(links.film({ id: superCoverPage?.id ?? details?.id ?? card.cardId ?? card.id, title }));
  }
}
