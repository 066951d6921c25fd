import type { Catalogue } from '../catalogue/catalogue.ts';
import { createCatalogue } from '../catalogue/catalogue.ts';
import { providerOf } from '../catalogue/providers.ts';
import type { ProviderId } from '../catalogue/providers.ts';
import type { Title } from '../catalogue/title.ts';
import { manyChannels } from '../guide/channels.ts';
import { createGuide } from '../guide/guide.ts';
import type { Guide } from '../guide/guide.ts';
import type { Customer, OperationRequest, PlatformContext } from '../platformContext.ts';
import type { UserActivity } from '../state/userActivity.ts';
import { createLinks } from './links.ts';
import type { Links } from './links.ts';

/** What content answers read about the one who asks. */
export type ViewerReaders = Pick<
  UserActivity,
  'progressOf' | 'continueWatchingOf' | 'myListOf' | 'isInMyList' | 'favouritesOf' | 'isFavourite'
>;

/** What the content part is given: the platform, what viewers did, and what they may watch. */
export interface ContentContext extends Pick<PlatformContext, 'clock' | 'addresses'> {
  readonly viewerState: ViewerReaders;
  /** The entitlements a customer's products give; without this everyone has everything but V Sport. */
  entitlementsOf?(userId: string): readonly string[];
  /** How many channels there are; the usual ones when left out. */
  readonly channelCount?: number | undefined;
  /** Whether the customer has activated an external service; without this every service is. */
  isActivated?(userId: string, providerId: ProviderId): boolean;
}

/** The fixed part of the world: made once. */
export interface ContentWorld {
  readonly catalogue: Catalogue;
  readonly guide: Guide;
  readonly links: Links;
  readonly context: ContentContext;
  /** The entitlements of which any opens a title; none when one of its providers is open to all. */
  providerKeys(title: Title): readonly string[];
}

/** One question: the world, the time it was asked, and by whom. */
export interface Asking extends ContentWorld {
  /** Epoch milliseconds by the platform's clock. */
  readonly now: number;
  readonly customer: Customer | undefined;
  hasAccess(entitlementKey: string | undefined): boolean;
}

export function createContentWorld(context: ContentContext): ContentWorld {
  const catalogue = createCatalogue();
  return {
    catalogue,
    guide: createGuide(
      catalogue,
      context.channelCount === undefined ? undefined : manyChannels(context.channelCount),
    ),
    links: createLinks(context.addresses),
    context,
    providerKeys: ({ providers }) => {
      const keys = providers.map((id) => providerOf(id).entitlementKey);
      return keys.includes(undefined) ? [] : keys.filter((key) => key !== undefined);
    },
  };
}

/** The question that a request asks. */
export function asking(world: ContentWorld, request: Pick<OperationRequest, 'customer'>): Asking {
  const { customer } = request;
  const entitlements = customer && world.context.entitlementsOf?.(customer.userId);
  return {
    ...world,
    now: world.context.clock.now(),
    customer,
    // A visitor sees the shelves as a full customer would, but for the sport that is sold apart.
    hasAccess: (key) => key === undefined || (entitlements ? entitlements.includes(key) : key !== 'V_SPORT'),
  };
}
