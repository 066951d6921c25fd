import type { Catalogue } from '../catalogue/catalogue.ts';
import { createCatalogue } from '../catalogue/catalogue.ts';
import { providerOf } from '../catalogue/providers.ts';
import type { ProviderId } from '../catalogue/providers.ts';
import type { Title } from '../catalogue/title.ts';
import { createChannels } from '../guide/channels.ts';
import { createGuide } from '../guide/guide.ts';
import type { Guide } from '../guide/guide.ts';
import type { Customer, OperationRequest, PlatformContext } from '../platformContext.ts';
import type { UserActivity } from '../state/userActivity.ts';
import { createLinks } from './links.ts';
import type { Links } from './links.ts';

export type UserActivityReader = Pick<
  UserActivity,
  'progressOf' | 'continueWatchingOf' | 'myListOf' | 'isInMyList' | 'favouritesOf' | 'isFavourite'
>;

export interface ContentContext extends Pick<PlatformContext, 'clock' | 'addresses'> {
  readonly userActivity: UserActivityReader;
  /** Entitlements of a customer's products; if omitted, everyone has all but V Sport. */
  entitlementsOf?(userId: string): readonly string[];
  readonly channelCount?: number | undefined;
  /** Whether an external service is activated; if omitted, all are. */
  isActivated?(userId: string, providerId: ProviderId): boolean;
}

export interface ContentSources {
  readonly catalogue: Catalogue;
  readonly guide: Guide;
  readonly links: Links;
  readonly context: ContentContext;
  /** Any of these entitlements opens a title; empty if one of its providers is open to all. */
  providerKeys(title: Title): readonly string[];
}

/** Content, time and customer of one request. */
export interface ContentRequest extends ContentSources {
  /** Epoch milliseconds by the platform's clock. */
  readonly now: number;
  readonly customer: Customer | undefined;
  hasAccess(entitlementKey: string | undefined): boolean;
}

export function createContentSources(context: ContentContext): ContentSources {
  const catalogue = createCatalogue();
  return {
    catalogue,
    guide: createGuide(
      catalogue,
      context.channelCount === undefined ? undefined : createChannels(context.channelCount),
    ),
    links: createLinks(context.addresses),
    context,
    providerKeys: ({ providers }) => {
      const keys = providers.map((id) => providerOf(id).entitlementKey);
      return keys.includes(undefined) ? [] : keys.filter((key) => key !== undefined);
    },
  };
}

export function createContentRequest(
  world: ContentSources,
  request: Pick<OperationRequest, 'customer'>,
): ContentRequest {
  const { customer } = request;
  const entitlements = customer && world.context.entitlementsOf?.(customer.userId);
  return {
    ...world,
    now: world.context.clock.now(),
    customer,
    // Visitors see content as customers with everything but the sport add-on.
    hasAccess: (key) => key === undefined || (entitlements ? entitlements.includes(key) : key !== 'V_SPORT'),
  };
}
