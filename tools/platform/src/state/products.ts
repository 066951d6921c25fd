/** A base product (one per customer) or an add-on. */
export interface SoldProduct {
  readonly id: string;
  readonly name: string;
  /** NOK a month. */
  readonly price: number;
  readonly isBase: boolean;
  readonly enrichmentKey: string;
  readonly allowInTrial: boolean;
  /** Includes its own key, first. */
  readonly entitlements: readonly string[];
  readonly includes: readonly string[];
  readonly campaign?: { readonly reducedAmount: number; readonly numberOfBillingCycles: number };
}

type Terms = { allowInTrial?: boolean; includes?: string[]; campaign?: SoldProduct['campaign'] };

function base(
  id: string,
  name: string,
  price: number,
  entitlements: string[],
  terms: Terms = {},
): SoldProduct {
  return product(id, name, price, true, entitlements, { allowInTrial: true, ...terms });
}

function addOn(
  id: string,
  name: string,
  price: number,
  entitlements: string[],
  terms: Terms = {},
): SoldProduct {
  return product(id, name, price, false, entitlements, terms);
}

function product(
  id: string,
  name: string,
  price: number,
  isBase: boolean,
  [enrichmentKey = '', ...more]: string[],
  { allowInTrial = false, includes = [], campaign }: Terms,
): SoldProduct {
  return {
    id,
    name,
    price,
    isBase,
    enrichmentKey,
    allowInTrial,
    entitlements: [enrichmentKey, ...more],
    includes,
    ...(campaign && { campaign }),
  };
}

const services = ['TV2_PLAY', 'SKYSHOWTIME', 'NORDISK_FILM'];

/** Deliberately unsorted by price: clients sort (PKG-01). */
export const products: readonly SoldProduct[] = [
  base('mye', 'Mye', 449, ['MYE', 'MINDRE', 'LITT', ...services], {
    includes: ['tv2-play-favoritt-ads'],
    campaign: { reducedAmount: 224.5, numberOfBillingCycles: 2 },
  }),
  base('litt', 'Litt', 229, ['LITT']),
  base('mest', 'Mest', 629, ['MEST', 'MYE', 'MINDRE', 'LITT', ...services, 'MAX'], {
    includes: ['tv2-play-favoritt-ads', 'max-ad-free'],
  }),
  base('mindre', 'Mindre', 299, ['MINDRE', 'LITT']),
  addOn('sport-premium', 'Sport Premium', 599, ['V_SPORT', 'TV2_SPORT', 'EUROSPORT']),
  addOn('max-ultimate', 'Max Ultimate', 169, ['MAX']),
  addOn('tv2-play-no-ads', 'TV 2 Play uten reklame', 129, ['TV2_PLAY']),
  addOn('sport-basis', 'Sport Basis', 199, ['TV2_SPORT', 'EUROSPORT']),
  addOn('viaplay-total', 'Viaplay Total', 749, ['VIAPLAY', 'V_SPORT']),
  addOn('max-ad-free', 'Max uten reklame', 119, ['MAX'], { allowInTrial: true }),
  addOn('mer-underholdning', 'Mer Underholdning', 99, ['SKYSHOWTIME', 'NORDISK_FILM'], {
    allowInTrial: true,
  }),
  addOn('max-sport', 'Max Sport', 249, ['EUROSPORT', 'MAX']),
  addOn('tv2-play-favoritt', 'TV 2 Play Favoritt', 89, ['TV2_PLAY']),
  addOn('sportskanaler', 'Sportskanaler', 349, ['TV2_SPORT', 'V_SPORT']),
  addOn('tv2-play-favoritt-ads', 'TV 2 Play Favoritt med reklame', 59, ['TV2_PLAY'], { allowInTrial: true }),
];

/** Add-ons of a group exclude each other. */
export const exclusiveGroups: readonly (readonly string[])[] = [
  ['max-ad-free', 'max-ultimate', 'max-sport'],
  ['tv2-play-no-ads', 'tv2-play-favoritt', 'tv2-play-favoritt-ads'],
  ['sport-basis', 'sport-premium', 'sportskanaler', 'viaplay-total'],
];

const byId = new Map(products.map((one) => [one.id, one]));

/** Returns a product; undefined if the id is unknown. */
export function productOf(id: string): SoldProduct | undefined {
  return byId.get(id);
}

const trials: Readonly<Record<string, number>> = { litt: 14 };

/** Returns the trial length in days; 0 if a product does not allow a trial. */
export function trialDaysOf(productIds: readonly string[]): number {
  const base = productIds.find((id) => trials[id] !== undefined);
  const areAllInTrial = productIds.every((id) => productOf(id)?.allowInTrial);
  return areAllInTrial && base !== undefined ? (trials[base] ?? 0) : 0;
}

/** Returns the entitlements of products, without duplicates. */
export function entitlementsOfProducts(productIds: readonly string[]): readonly string[] {
  return [...new Set(productIds.flatMap((id) => productOf(id)?.entitlements ?? []))];
}
