import type { Product } from '@tv/api-client';

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
  /** What it costs at first, NOK a month, and for how many months. */
  readonly campaign: { readonly price: number; readonly months: number } | undefined;
  /** Whether one may try it first: every product must allow it (PKG-22). */
  readonly allowsTrial: boolean;
}

type Sold = Pick<
  Product,
  'id' | 'name' | 'price' | 'baseProduct' | 'allowInTrial' | 'relations' | 'campaignDiscounts'
>;

/** Ore, for sums that are to come out even. */
const ore = (kroner: number): number => Math.round(kroner * 100);

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
  const price = lines.reduce((sum, line) => sum + ore(line.price), 0);
  // What a campaign says is the price meanwhile.
  const offers = chosen.flatMap(({ id, campaignDiscounts: [first] }) => {
    const off = ore(lines.find((line) => line.id === id)?.price ?? 0) - ore(first?.reducedAmount ?? Infinity);
    return first && off > 0 ? [{ off, months: first.numberOfBillingCycles }] : [];
  });
  const reduced = offers.reduce((sum, { off }) => sum + off, 0);
  return {
    lines,
    included: products.filter(({ id }) => comesWith.has(id) && !ids.includes(id)).map(({ name }) => name),
    price: price / 100,
    campaign:
      reduced > 0
        ? {
            price: (price - reduced) / 100,
            months: Math.min(...offers.map(({ months }) => months)),
          }
        : undefined,
    allowsTrial: chosen.every(({ allowInTrial }) => allowInTrial),
  };
}
