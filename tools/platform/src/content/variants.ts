import { providerOf } from '../catalogue/providers.ts';
import type { ProviderId } from '../catalogue/providers.ts';
import type { Title } from '../catalogue/title.ts';
import { stateWindows, windowAt } from './availability.ts';
import type { ContentRequest } from './contentRequest.ts';
import type { ProviderVariant } from './wire.ts';

function playedId(title: Title): string {
  return title.seasons[0]?.[0]?.id ?? title.id;
}

function subtitleOf(text: string | undefined): Pick<ProviderVariant, 'subtitle'> {
  return text === undefined ? {} : { subtitle: text };
}

function variant(title: Title, providerId: ProviderId, request: ContentRequest): ProviderVariant {
  const { links, customer, context, now } = request;
  const provider = providerOf(providerId);
  const hasAccess = request.hasAccess(provider.entitlementKey);
  const isActivated = !customer || (context.isActivated?.(customer.userId, providerId) ?? true);
  const included = customer ? 'Inkludert i abonnementet ditt' : undefined;
  const held = windowAt(stateWindows(title, now), now);
  const common = {
    id: `variant-${title.id}-${providerId}`,
    providerId,
    providerName: provider.name,
    logo: links.image('provider', providerId),
    ...(title.price === undefined ? {} : { price: title.price }),
    ...(provider.entitlementKey === undefined ? {} : { entitlementKeys: [provider.entitlementKey] }),
  };
  if (!provider.isExternal) {
    return {
      ...common,
      behavior: 'PlayAsset',
      state: hasAccess ? (held?.state ?? 'Default') : 'NoAccess',
      ...subtitleOf(hasAccess ? (held?.label ?? included) : 'Krever tilleggspakke'),
      links: { details: { id: playedId(title) } },
    };
  }
  const externalPlayback = {
    providerId,
    playbackUrl: links.partnerPlayback(provider, title.id),
    reportUrl: links.externalReport(playedId(title)),
  };
  if (hasAccess && !isActivated) {
    return {
      ...common,
      behavior: 'ActivateExternalService',
      state: 'NotActivated',
      subtitle: `Aktiver ${provider.name}`,
      links: { externalPlayback },
    };
  }
  return {
    ...common,
    behavior: 'PlayExternalAsset',
    state: hasAccess ? 'Default' : 'NoAccess',
    subtitle: hasAccess ? `Se hos ${provider.name}` : 'Krever abonnement',
    links: { externalPlayback },
  };
}

/** Returns the variants of a title, accessible variants first. */
export function variantsOf(title: Title, request: ContentRequest): ProviderVariant[] {
  const all = title.providers.map((id) => variant(title, id, request));
  return all.sort((a, b) => Number(a.state === 'NoAccess') - Number(b.state === 'NoAccess'));
}

/** Returns the button of a cover page: the only variant, or a choice. */
export function defaultVariant(title: Title, request: ContentRequest): ProviderVariant | undefined {
  const [best, ...others] = variantsOf(title, request);
  if (!best || others.length === 0) return best;
  const usable = [best, ...others].filter(({ state }) => state !== 'NoAccess');
  if (usable.length < 2) return best;
  return {
    ...best,
    id: `variant-${title.id}-choice`,
    behavior: 'ShowVariants',
    subtitle: `Velg mellom ${usable.length} tjenester`,
  };
}
