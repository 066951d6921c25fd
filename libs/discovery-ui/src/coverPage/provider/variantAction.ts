import type { ErrorReporter } from '@tv/analytics';
import type { ProviderVariant } from '@tv/api-client';
import { customerLinks, links } from '@tv/routes';
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

export interface VariantContext {
  readonly reporter: ErrorReporter;
  isAllowedUrl(url: string): boolean;
  readonly isVisitor: boolean;
  /** For the watch page's path. */
  readonly title: string;
  readonly item: WatchItem | undefined;
  readonly from: string;
  readonly hasStartedWatching: boolean;
}

const REPORT_CONTEXT = 'coverPage.variant';

/**
 * A variant's action now (COVER-10…13); undefined if it is planned, expired or lacks data, which is reported.
 * Watch links disable the redirect back here (ROUTE-06, PLAY-29).
 */
export function variantAction(variant: ProviderVariant, context: VariantContext): VariantAction | undefined {
  if (variant.behavior === 'ShowVariants') return { kind: 'choose', label: 'Velg hvor du vil se' };
  switch (variant.state ?? 'Default') {
    case 'NoAccess':
      return accessAction(variant, context);
    case 'Planned':
    case 'Expired':
      return undefined;
    case 'NotActivated':
    case 'Live':
    case 'Rented':
    case 'Default':
      return openAction(variant, variant.behavior, context);
  }
}

/** Products that give access (REC-01). */
function accessAction(
  { id, providerId, providerName = providerId, entitlementKeys, links: given }: ProviderVariant,
  { isVisitor, item, from }: VariantContext,
): VariantAction {
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

function openAction(
  variant: ProviderVariant,
  behavior: Exclude<ProviderVariant['behavior'], 'ShowVariants'>,
  context: VariantContext,
): VariantAction | undefined {
  const { providerId, providerName = providerId } = variant;
  switch (behavior) {
    case 'PlayAsset':
      return playAction(variant, context);
    case 'PlayExternalAsset':
      return externalAction(variant, context);
    case 'ActivateExternalService':
      return {
        kind: 'activate',
        to: providerActivationPath(providerId) ?? customerLinks.activation(),
        label: `Aktiver ${providerName}`,
      };
  }
}

function playAction(
  { id, state }: ProviderVariant,
  { item, title, hasStartedWatching, reporter }: VariantContext,
): VariantAction | undefined {
  if (!item) {
    reporter.error(new Error(`Variant ${id} has nothing to play`), REPORT_CONTEXT);
    return undefined;
  }
  return {
    kind: 'play',
    to: links.watch({ kind: 'vod', id: item.id, title, disableScpRedirect: true }),
    label: hasStartedWatching ? 'Fortsett å se' : state === 'Live' ? 'Se direkte' : 'Se nå',
  };
}

function externalAction(
  { id, providerId, providerName = providerId, links: given }: ProviderVariant,
  context: VariantContext,
): VariantAction | undefined {
  const externalPlayback = given?.externalPlayback;
  if (!externalPlayback || !context.isAllowedUrl(externalPlayback.playbackUrl)) {
    const what = externalPlayback ? 'allowed external address' : 'external playback';
    context.reporter.error(new Error(`Variant ${id} has no ${what}`), REPORT_CONTEXT);
    return undefined;
  }
  return {
    kind: 'external',
    href: externalPlayback.playbackUrl,
    providerId: externalPlayback.providerId,
    reportUrl: externalPlayback.reportUrl,
    label: `Se hos ${providerName}`,
  };
}
