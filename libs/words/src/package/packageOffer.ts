import { pricePeriods, type PricePeriod, type Product } from '@tv/api-client';

/** A product of a package. */
export interface OfferLine {
  readonly id: string;
  readonly name: string;
  /** NOK a month; 0 if another product includes it. */
  readonly price: number;
}

/** Content and current price of a package. */
export interface PackageOffer {
  readonly lines: readonly OfferLine[];
  /** Names of products that are included but not chosen. */
  readonly included: readonly string[];
  /** NOK a month. */
  readonly price: number;
  /** Prices over time, including campaigns for new customers. The last period has no end. */
  readonly periods: readonly PricePeriod[];
  /** Every product must allow a trial (PKG-22). */
  readonly allowsTrial: boolean;
}

type Sold = Pick<
  Product,
  'id' | 'name' | 'price' | 'baseProduct' | 'allowInTrial' | 'relations' | 'campaignDiscounts'
>;

/**
 * Builds an offer from the products on sale.
 *
 * @param ids product ids of the package
 * @returns undefined if the list is empty or a product is not on sale
 */
export function packageOffer(products: readonly Sold[], ids: readonly string[]): PackageOffer | undefined {
  const chosen = ids.flatMap((id) => products.find((product) => product.id === id) ?? []);
  if (chosen.length !== ids.length || chosen.length === 0) return undefined;
  const comesWith = new Set(
    chosen
      .filter(({ baseProduct }) => baseProduct)
      .flatMap(({ relations }) => relations.filter(({ relationType }) => relationType === 'Included'))
      .map(({ id }) => id),
  );
  const lines = chosen.map(({ id, name, price }) => ({ id, name, price: comesWith.has(id) ? 0 : price }));
  const periods = pricePeriods(
    chosen.map((product) => (comesWith.has(product.id) ? { price: 0, campaignDiscounts: [] } : product)),
  );
  return {
    lines,
    included: products.filter(({ id }) => comesWith.has(id) && !ids.includes(id)).map(({ name }) => name),
    price: periods.at(-1)?.perMonth ?? 0,
    periods,
    allowsTrial: chosen.every(({ allowInTrial }) => allowInTrial),
  };
}
