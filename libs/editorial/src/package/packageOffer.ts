import { pricePeriods, type Product } from '@tv/api-client';

type OfferProduct = Pick<
  Product,
  'id' | 'name' | 'price' | 'baseProduct' | 'allowInTrial' | 'relations' | 'campaignDiscounts'
>;

export type PackageOffer = NonNullable<ReturnType<typeof packageOffer>>;

/**
 * Combines products on sale into a package.
 *
 * @returns undefined if a product is not on sale
 */
export function packageOffer(products: readonly OfferProduct[], ids: readonly string[]) {
  const packageProducts = ids.flatMap((id) => products.find((product) => product.id === id) ?? []);
  if (packageProducts.length !== ids.length || packageProducts.length === 0) return undefined;
  const includedIds = new Set(
    packageProducts
      .filter(({ baseProduct }) => baseProduct)
      .flatMap(({ relations }) => relations.filter(({ relationType }) => relationType === 'Included'))
      .map(({ id }) => id),
  );
  const lines = packageProducts.map(({ id, name, price }) => ({
    id,
    name,
    /** NOK a month. */
    price: includedIds.has(id) ? 0 : price,
  }));
  const periods = pricePeriods(
    packageProducts.map((product) =>
      includedIds.has(product.id) ? { price: 0, campaignDiscounts: [] } : product,
    ),
  );
  return {
    lines,
    /** Included without being chosen. */
    included: products.filter(({ id }) => includedIds.has(id) && !ids.includes(id)).map(({ name }) => name),
    /** NOK a month, without campaigns. */
    price: periods.at(-1)?.perMonth ?? 0,
    /** With campaigns; the last period has no end. */
    periods,
    /** All products must allow it (PKG-22). */
    allowsTrial: packageProducts.every(({ allowInTrial }) => allowInTrial),
  };
}
