import { pricePeriods, type PricePeriod, type Product } from '@tv/api-client';

export interface OfferLine {
  readonly id: string;
  readonly name: string;
  /** NOK a month; 0 if included in another product. */
  readonly price: number;
}

export interface PackageOffer {
  readonly lines: readonly OfferLine[];
  /** Included without being chosen. */
  readonly included: readonly string[];
  /** NOK a month. */
  readonly price: number;
  /** With campaigns; the last period has no end. */
  readonly periods: readonly PricePeriod[];
  /** All products must allow it (PKG-22). */
  readonly allowsTrial: boolean;
}

type OfferProduct = Pick<
  Product,
  'id' | 'name' | 'price' | 'baseProduct' | 'allowInTrial' | 'relations' | 'campaignDiscounts'
>;

/**
 * A package from the products on sale.
 *
 * @returns undefined if a product is not on sale
 */
export function packageOffer(
  products: readonly OfferProduct[],
  ids: readonly string[],
): PackageOffer | undefined {
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
    price: includedIds.has(id) ? 0 : price,
  }));
  const periods = pricePeriods(
    packageProducts.map((product) =>
      includedIds.has(product.id) ? { price: 0, campaignDiscounts: [] } : product,
    ),
  );
  return {
    lines,
    included: products.filter(({ id }) => includedIds.has(id) && !ids.includes(id)).map(({ name }) => name),
    price: periods.at(-1)?.perMonth ?? 0,
    periods,
    allowsTrial: packageProducts.every(({ allowInTrial }) => allowInTrial),
  };
}
