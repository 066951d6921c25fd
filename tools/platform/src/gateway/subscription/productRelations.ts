import { exclusiveGroups, productOf, products, type SoldProduct } from '../../state/products.ts';

type RelationType = 'Combinable' | 'Uncombinable' | 'Included';

/** Returns how two products relate. Base products exclude each other. */
export function relationBetween(one: SoldProduct, other: SoldProduct): RelationType {
  if (one.isBase && other.isBase) return 'Uncombinable';
  if (one.includes.includes(other.id) || other.includes.includes(one.id)) return 'Included';
  const excludes = exclusiveGroups.some((group) => group.includes(one.id) && group.includes(other.id));
  return excludes ? 'Uncombinable' : 'Combinable';
}

/** Returns the contract's product, with its relation to every other product. */
export function toProductResponse(product: SoldProduct): unknown {
  const { id, name, price, isBase, enrichmentKey, allowInTrial, campaign } = product;
  return {
    id,
    name,
    price,
    baseProduct: isBase,
    enrichmentKey,
    allowInTrial,
    relations: products
      .filter((other) => other.id !== id)
      .map((other) => ({ id: other.id, relationType: relationBetween(product, other) })),
    ...(campaign && { campaignDiscounts: [campaign] }),
  };
}

/** Returns the price in NOK per month; included products are free. */
export function monthlyPrice(productIds: readonly string[]): number {
  const chosen = productIds.flatMap((id) => productOf(id) ?? []);
  const included = new Set(chosen.flatMap((product) => product.includes));
  return chosen.reduce((sum, { id, price }) => sum + (included.has(id) ? 0 : price), 0);
}
