import type { Product } from '@tv/api-client';

/** What the rules of combination need to know of a product. */
export type Related = Pick<Product, 'id' | 'baseProduct' | 'relations'>;
export type RelationType = Product['relations'][number]['relationType'];

/** Two products of which neither says how it stands to the other: a mistake in the data, and they cannot be bought together. */
export class MissingRelationError extends Error {
  override readonly name = 'MissingRelationError';

  constructor(one: string, other: string) {
    super(`Products ${one} and ${other} have no relation`);
  }
}

const said = (one: Related, other: Related): RelationType | undefined =>
  one.relations.find(({ id }) => id === other.id)?.relationType;

/**
 * How two products stand to each other, whichever of them says so. Where they contradict each other, the one that forbids is
 * right (PKG-17).
 *
 * @throws MissingRelationError where neither says anything (PKG-20)
 */
export function relationBetween(one: Related, other: Related): RelationType {
  const entries = [said(one, other), said(other, one)];
  for (const type of ['Uncombinable', 'Included', 'Combinable'] as const) {
    if (entries.includes(type)) return type;
  }
  throw new MissingRelationError(one.id, other.id);
}

/** Every two of a list, once. */
function pairsOf<T>(items: readonly T[]): readonly (readonly [T, T])[] {
  return items.flatMap((one, index) => items.slice(index + 1).map((other) => [one, other] as const));
}

/**
 * Whether products can be bought together (PKG-16…19): one base product, and each two of them Combinable or Included.
 *
 * @throws MissingRelationError where two of them have no relation (PKG-20)
 */
export function isValidSelection(products: readonly Related[]): boolean {
  const related = pairsOf(products).map(([one, other]) => relationBetween(one, other));
  if (products.filter(({ baseProduct }) => baseProduct).length !== 1) return false;
  return !related.includes('Uncombinable');
}

/** Whether each of several selections can be bought (PKG-21): one without a base product makes all of them invalid. */
export function areValidSelections(selections: readonly (readonly Related[])[]): boolean {
  return selections.every(isValidSelection);
}

/** Whether products may be tried first: each of them must allow it (PKG-22). */
export function allowsTrial(products: readonly Pick<Product, 'allowInTrial'>[]): boolean {
  return products.length > 0 && products.every(({ allowInTrial }) => allowInTrial);
}
