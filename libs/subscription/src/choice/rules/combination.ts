import type { Product } from '@tv/api-client';

export type RelatedProduct = Pick<Product, 'id' | 'baseProduct' | 'relations'>;
export type RelationType = Product['relations'][number]['relationType'];

/** Neither product states a relation: an error in the data. */
export class MissingRelationError extends Error {
  override readonly name = 'MissingRelationError';

  constructor(one: string, other: string) {
    super(`Products ${one} and ${other} have no relation`);
  }
}

const statedRelation = (one: RelatedProduct, other: RelatedProduct): RelationType | undefined =>
  one.relations.find(({ id }) => id === other.id)?.relationType;

/**
 * Returns the relation stated by either product; the stricter wins (PKG-17).
 * @throws MissingRelationError (PKG-20)
 */
export function relationBetween(one: RelatedProduct, other: RelatedProduct): RelationType {
  const entries = [statedRelation(one, other), statedRelation(other, one)];
  for (const type of ['Uncombinable', 'Included', 'Combinable'] as const) {
    if (entries.includes(type)) return type;
  }
  throw new MissingRelationError(one.id, other.id);
}

const pairsOf = <T>(items: readonly T[]): readonly (readonly [T, T])[] =>
  items.flatMap((one, index) => items.slice(index + 1).map((other) => [one, other] as const));

/** Returns whether there is one base and no Uncombinable pair (PKG-16…19). @throws MissingRelationError (PKG-20) */
export function isValidSelection(products: readonly RelatedProduct[]): boolean {
  const related = pairsOf(products).map(([one, other]) => relationBetween(one, other));
  if (products.filter(({ baseProduct }) => baseProduct).length !== 1) return false;
  return !related.includes('Uncombinable');
}

/** Returns whether every selection is valid (PKG-21). */
export const areValidSelections = (selections: readonly (readonly RelatedProduct[])[]): boolean =>
  selections.every(isValidSelection);

/** Returns whether all products allow a trial (PKG-22). */
export const allowsTrial = (products: readonly Pick<Product, 'allowInTrial'>[]): boolean =>
  products.length > 0 && products.every(({ allowInTrial }) => allowInTrial);
