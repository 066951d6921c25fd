import { pricePeriods, type PricePeriod, type Product } from '@tv/api-client';

/** One product of a package, with what it adds to the price. */
export interface OfferLine {
  readonly id: string;
  readonly name: string;
  /** NOK a month; 0 where another product of the package has it in it. */
  readonly price: number;
}

/** What a package is and what it costs, as the products on sale say now. */
export interface PackageOffer {
  readonly lines: readonly OfferLine[];
  /** Names of what comes along without being chosen. */
  readonly included: readonly string[];
  /** NOK a month. */
  readonly price: number;
  /** What it costs when, the last period going on: with campaigns, where they are for the user. */
  readonly periods: readonly PricePeriod[];
  /** Whether one may try it first: every product must allow it (PKG-22). */
  readonly allowsTrial: boolean;
}

type Sold = Pick<
  Product,
  'id' | 'name' | 'price' | 'baseProduct' | 'allowInTrial' | 'relations' | 'campaignDiscounts'
>;

/**
 * Puts a package together of the products on sale.
 *
 * @param ids  the package's products
 * @returns undefined when one of them is not sold, or none is named: then there is no such package now
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
