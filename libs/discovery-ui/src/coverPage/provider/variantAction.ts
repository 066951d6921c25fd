import type { ProviderVariant } from '@tv/api-client';
import { customerLinks, links } from '@tv/routes';
import type { LinkContext } from '../../card/link/cardLink.ts';
import type { WatchItem } from '../episode/watchItem.ts';
import { providerActivationPath } from './isActivated.ts';

export type VariantAction = { readonly label: string } & (
  | { readonly kind: 'play' | 'activate' | 'signUp' | 'account'; readonly to: string }
  | {
      readonly kind: 'external';
      readonly href: string;
      readonly providerId: string;
      /** Notified of external playback (LIST-12). */
      readonly reportUrl: string | undefined;
    }
  | { readonly kind: 'choose' }
);

export interface VariantContext extends LinkContext {
  readonly isVisitor: boolean;
  /** For the watch page's path. */
  readonly title: string;
  readonly item: WatchItem | undefined;
  readonly from: string;
  readonly hasStartedWatching: boolean;
}

/**
 * Returns a variant's action now (COVER-10…13); undefined if it is planned, expired or lacks data, which is reported.
 * Watch links disable the redirect back here (ROUTE-06, PLAY-29).
 */
export function variantAction(
  {
    id,
    providerId,
    providerName = providerId,
    behavior,
    state,
    entitlementKeys,
    links: given,
  }: ProviderVariant,
  { reporter, isAllowedUrl, isVisitor, title, item, from, hasStartedWatching }: VariantContext,
): VariantAction | undefined {
  const reportMissing = (what: string): undefined => {
    reporter.error(new Error(`Variant ${id} has ${what}`), 'coverPage.variant');
    return undefined;
  };
  if (behavior === 'ShowVariants') return { kind: 'choose', label: 'Velg hvor du vil se' };
  if (state === 'Planned' || state === 'Expired') return undefined;
  if (state === 'NoAccess') {
    // Products that give access (REC-01).
    const to = customerLinks.access({
      kind: 'vod',
      id: item?.id ?? given?.details?.id ?? id,
      entitlementKeys,
      provider: providerName,
      from,
    });
    return isVisitor
      ? { kind: 'signUp', to, label: 'Bli kunde' }
      : { kind: 'account', to, label: 'Se hva som gir tilgang' };
  }
  switch (behavior) {
    case 'PlayAsset':
      if (!item) return reportMissing('nothing to play');
      return {
        kind: 'play',
        to: links.watch({ kind: 'vod', id: item.id, title, disableScpRedirect: true }),
        label: hasStartedWatching ? 'Fortsett å se' : state === 'Live' ? 'Se direkte' : 'Se nå',
      };
    case 'PlayExternalAsset': {
      if (!given?.externalPlayback) return reportMissing('no external playback');
      const { playbackUrl: href, providerId: playbackProvider, reportUrl } = given.externalPlayback;
      if (!isAllowedUrl(href)) return reportMissing('no allowed external address');
      return {
        kind: 'external',
        href,
        providerId: playbackProvider,
        reportUrl,
        label: `Se hos ${providerName}`,
      };
    }
    case 'ActivateExternalService':
      return {
        kind: 'activate',
        to: providerActivationPath(providerId) ?? customerLinks.activation(),
        label: `Aktiver ${providerName}`,
      };
  }
}
