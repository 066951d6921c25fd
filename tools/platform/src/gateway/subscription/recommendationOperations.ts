import { channels } from '../../guide/channels.ts';
import { externalIdOf } from '../../guide/externalId.ts';
import { validateProductChoice } from '../../money/productChoice.ts';
import { Refusal } from '../../money/refusal.ts';
import type { Operations } from '../../platformContext.ts';
import type { Accounts } from '../../state/accounts.ts';
import { entitlementsOfProducts, products } from '../../state/products.ts';
import { monthlyPrice } from './productRelations.ts';
import { packageIdOf } from './settings.ts';

const MAX_COMBINATIONS = 3;

interface RecommendationRequest {
  readonly entitlementKeys: readonly string[];
  readonly channelExternalIds: readonly string[];
}

/** Entitlement of channels that every subscription includes. */
const everyBase = 'LITT';

/** Recommends the cheapest combinations that unlock the content and keep owned add-ons. */
export function recommendationOperations(accounts: Accounts): Operations {
  return {
    recommendProducts: ({ body, customer }) => {
      const { entitlementKeys, channelExternalIds } = body as RecommendationRequest;
      const keys = [...entitlementKeys, ...channelExternalIds.flatMap(keyOfChannel)];
      const present = customer && accounts.hasContentAccess(customer.userId);
      const had = present ? (accounts.subscriptionOf(customer.userId)?.productIds ?? []) : [];
      const productCombinations = combinations(had)
        .filter((ids) => opens(ids, keys) && !opens(had, keys))
        .map((productIds) => ({
          productIds,
          packageId: packageIdOf(productIds),
          price: monthlyPrice(productIds),
        }))
        .sort((one, other) => one.price - other.price)
        .slice(0, MAX_COMBINATIONS);
      return { status: 200, body: { productCombinations } };
    },
  };
}

function keyOfChannel(externalId: string): readonly string[] {
  const channel = channels.find(({ id }) => externalIdOf(id) === externalId);
  return channel ? [channel.entitlementKey ?? everyBase] : [];
}

function opens(productIds: readonly string[], keys: readonly string[]): boolean {
  const entitlements = entitlementsOfProducts(productIds);
  return keys.some((key) => entitlements.includes(key));
}

/** Returns each base with owned add-ons and at most one more. */
function combinations(had: readonly string[]): readonly (readonly string[])[] {
  const bases = products.filter(({ isBase }) => isBase).map(({ id }) => id);
  const addOns = products.filter(({ isBase }) => !isBase).map(({ id }) => id);
  const ownedAddOns = had.filter((id) => addOns.includes(id));
  return bases.flatMap((base) =>
    [undefined, ...addOns].flatMap((addOn): (readonly string[])[] => {
      try {
        return [validateProductChoice([base, ...ownedAddOns, ...(addOn === undefined ? [] : [addOn])])];
      } catch (error) {
        if (error instanceof Refusal) return []; // cannot be combined
        throw error;
      }
    }),
  );
}
