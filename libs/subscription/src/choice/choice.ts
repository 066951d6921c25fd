import type { Product } from '@tv/api-client';
import { packagesByPrice } from '../package/packagesByPrice.ts';
import { areValidSelections, MissingRelationError, relationBetween } from './combination.ts';

/** What somebody has chosen: a base product, and what comes on top, in the order of the shelf. */
export interface Choice {
  readonly base: Product;
  readonly addOns: readonly Product[];
}

/** Told of what is wrong with the data. */
export type ReportError = (error: Error) => void;

/** All that is chosen, the base first. */
export function productsOf({ base, addOns }: Choice): readonly Product[] {
  return [base, ...addOns];
}

/** Ids of all that is chosen, the base first. */
export function idsOf(choice: Choice): readonly string[] {
  return productsOf(choice).map(({ id }) => id);
}

const isBase = ({ baseProduct }: Product): boolean => baseProduct;
const isAddOn = ({ baseProduct }: Product): boolean => !baseProduct;

/** Base products, the cheapest first (PKG-25). */
export function basesOf(products: readonly Product[]): readonly Product[] {
  return packagesByPrice(products.filter(isBase));
}

/** What stands for a choice until one chooses: what there is an offer on, else the one in the middle. */
export function offeredBase(products: readonly Product[]): Product | undefined {
  const bases = basesOf(products);
  return (
    bases.find(({ campaignDiscounts }) => campaignDiscounts.length > 0) ?? bases[Math.floor(bases.length / 2)]
  );
}

/** Whether products fit together; two of which nothing is known do not, and that is told. */
export function fitTogether(products: readonly Product[], report: ReportError): boolean {
  try {
    return areValidSelections([products]);
  } catch (error) {
    if (!(error instanceof MissingRelationError)) throw error;
    report(error);
    return false;
  }
}

/** How an add-on stands to what is chosen. */
export type AddOnStanding =
  | { readonly kind: 'chosen' | 'free' | 'included' }
  /** It does not go with these, which are chosen. */
  | { readonly kind: 'excluded'; readonly by: readonly Product[] }
  /** Nobody knows whether it goes with what is chosen. */
  | { readonly kind: 'unknown' };

/** How an add-on stands to a choice. What lacks a relation is told. */
export function standingOf(addOn: Product, choice: Choice, report: ReportError): AddOnStanding {
  try {
    if (relationBetween(choice.base, addOn) === 'Included') return { kind: 'included' };
    if (choice.addOns.some(({ id }) => id === addOn.id)) return { kind: 'chosen' };
    const by = productsOf(choice).filter((one) => relationBetween(one, addOn) === 'Uncombinable');
    return by.length > 0 ? { kind: 'excluded', by } : { kind: 'free' };
  } catch (error) {
    if (!(error instanceof MissingRelationError)) throw error;
    report(error);
    return { kind: 'unknown' };
  }
}

/** The choice with an add-on, or without it where it was chosen. What does not go with the choice changes nothing. */
export function withToggled(choice: Choice, addOn: Product, report: ReportError): Choice {
  const { kind } = standingOf(addOn, choice, report);
  if (kind === 'chosen') return { ...choice, addOns: choice.addOns.filter(({ id }) => id !== addOn.id) };
  return kind === 'free' ? { ...choice, addOns: [...choice.addOns, addOn] } : choice;
}

/** Another base product, with those of the add-ons that go with it and are not in it already. */
export function withBase({ addOns }: Choice, base: Product, report: ReportError): Choice {
  return addOns.reduce<Choice>((choice, addOn) => withToggled(choice, addOn, report), { base, addOns: [] });
}

/** What an address asked for, as far as it can be had. */
export interface ReadChoice {
  /** Undefined where nothing is sold that one could begin with. */
  readonly choice: Choice | undefined;
  /** Ids that nothing on sale has. */
  readonly unknownIds: readonly string[];
  /** What was asked for does not go together, so that only its base is left. */
  readonly isReduced: boolean;
}

/**
 * The choice that an address names. Ids that are not sold are dropped; what does not go together falls back to its base;
 * what the base has in it is not chosen beside it; where no base is named, the offered one stands for it.
 */
export function readChoice(
  products: readonly Product[],
  ids: readonly string[],
  report: ReportError,
): ReadChoice {
  const asked = [...new Set(ids)];
  const known = asked.flatMap((id) => products.find((product) => product.id === id) ?? []);
  const unknownIds = asked.filter((id) => !known.some((product) => product.id === id));
  const base = known.find(isBase) ?? offeredBase(products);
  if (base === undefined) return { choice: undefined, unknownIds, isReduced: false };
  const addOns = known.filter(isAddOn);
  const isWhole = known.filter(isBase).length <= 1 && fitTogether([base, ...addOns], report);
  if (!isWhole) return { choice: { base, addOns: [] }, unknownIds, isReduced: true };
  return { choice: withBase({ base, addOns }, base, report), unknownIds, isReduced: false };
}

/** Names in a sentence: `A`, `A og B`, `A, B og C`. */
export function inWords(names: readonly string[]): string {
  return new Intl.ListFormat('nb', { type: 'conjunction' }).format(names);
}
