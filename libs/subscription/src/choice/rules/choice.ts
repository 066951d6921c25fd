import type { Product } from '@tv/api-client';
import { isValidSelection, MissingRelationError, relationBetween } from './combination.ts';

export interface Choice {
  readonly base: Product;
  readonly addOns: readonly Product[];
}

export type ReportError = (error: Error) => void;

export const productsOf = ({ base, addOns }: Choice): readonly Product[] => [base, ...addOns];

/** Returns all chosen product ids, base first. */
export const productIdsOf = (choice: Choice): readonly string[] => productsOf(choice).map(({ id }) => id);

const isBase = ({ baseProduct }: Product): boolean => baseProduct;

/** Returns the base products, cheapest first (PKG-25). */
export const basesOf = (products: readonly Product[]): readonly Product[] =>
  packagesByPrice(products.filter(isBase));

/** Returns the preselected base: the first with a campaign, else the middle one by price. */
export function defaultBase(products: readonly Product[]): Product | undefined {
  const bases = basesOf(products);
  return (
    bases.find(({ campaignDiscounts }) => campaignDiscounts.length > 0) ?? bases[Math.floor(bases.length / 2)]
  );
}

/** Reports a missing relation, and then returns the fallback. */
function reportMissingRelation<Result>(run: () => Result, fallback: Result, report: ReportError): Result {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof MissingRelationError)) throw error;
    report(error);
    return fallback;
  }
}

/** Returns whether products can be combined. A missing relation is reported and counts as no. */
export const areCombinable = (products: readonly Product[], report: ReportError): boolean =>
  reportMissingRelation(() => isValidSelection(products), false, report);

export type AddOnStatus =
  | { readonly kind: 'chosen' | 'free' | 'included' }
  | { readonly kind: 'excluded'; readonly by: readonly Product[] }
  /** The product data has no relation. */
  | { readonly kind: 'unknown' };

/** Status of an add-on. A missing relation is reported. */
export function addOnStatusOf(addOn: Product, choice: Choice, report: ReportError): AddOnStatus {
  const statusOf = (): AddOnStatus => {
    if (relationBetween(choice.base, addOn) === 'Included') return { kind: 'included' };
    if (choice.addOns.some(({ id }) => id === addOn.id)) return { kind: 'chosen' };
    const by = productsOf(choice).filter((one) => relationBetween(one, addOn) === 'Uncombinable');
    return by.length > 0 ? { kind: 'excluded', by } : { kind: 'free' };
  };
  return reportMissingRelation(statusOf, { kind: 'unknown' }, report);
}

/** Adds or removes an add-on. Unavailable add-ons change nothing. */
export function toggleAddOn(choice: Choice, addOn: Product, report: ReportError): Choice {
  const { kind } = addOnStatusOf(addOn, choice, report);
  if (kind === 'chosen') return { ...choice, addOns: choice.addOns.filter(({ id }) => id !== addOn.id) };
  return kind === 'free' ? { ...choice, addOns: [...choice.addOns, addOn] } : choice;
}

/** Changes the base and keeps add-ons that are combinable and not included. */
export const changeBase = ({ addOns }: Choice, base: Product, report: ReportError): Choice =>
  addOns.reduce<Choice>((choice, addOn) => toggleAddOn(choice, addOn, report), { base, addOns: [] });

/**
 * Parses the choice in a URL. Drops unknown ids; the base defaults to {@link defaultBase}. `isReduced`: not
 * combinable, so only the base is kept.
 */
export function parseChoice(products: readonly Product[], ids: readonly string[], report: ReportError) {
  const requestedIds = [...new Set(ids)];
  const known = requestedIds.flatMap((id) => products.find((product) => product.id === id) ?? []);
  const unknownIds = requestedIds.filter((id) => !known.some((product) => product.id === id));
  const base = known.find(isBase) ?? defaultBase(products);
  if (base === undefined) return { choice: undefined, unknownIds, isReduced: false };
  const addOns = known.filter(({ baseProduct }) => !baseProduct);
  const isReduced = known.filter(isBase).length > 1 || !areCombinable([base, ...addOns], report);
  const choice = changeBase({ base, addOns: isReduced ? [] : addOns }, base, report);
  return { choice, unknownIds, isReduced };
}

/** Formats a list: `A`, `A og B`, `A, B og C`. */
export const joinNames = (names: readonly string[]): string =>
  new Intl.ListFormat('nb', { type: 'conjunction' }).format(names);

interface Priced {
  readonly name: string;
  /** NOK a month. */
  readonly price: number;
}

/** Sorts packages by price (PKG-25), then name. */
export function packagesByPrice<P extends Priced>(packages: readonly P[]): readonly P[] {
  return [...packages].sort((a, b) => a.price - b.price || a.name.localeCompare(b.name, 'nb'));
}
