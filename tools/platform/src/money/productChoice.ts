import { relationBetween } from '../gateway/subscription/productRelations.ts';
import { productOf } from '../state/products.ts';
import { Refusal } from './refusal.ts';

/** Compares without regard to order. */
export function isSameProducts(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((id) => others.includes(id));
}

/**
 * Puts the base product first.
 *
 * @throws a refusal if the products cannot be bought together
 */
export function validateProductChoice(productIds: readonly string[]): readonly string[] {
  const products = [...new Set(productIds)].map((id) => {
    const product = productOf(id);
    if (!product) throw invalidChoice(`Ukjent produkt ${id}`);
    return product;
  });
  if (products.filter(({ isBase }) => isBase).length !== 1) throw invalidChoice('Én grunnpakke må velges');
  for (const [index, one] of products.entries()) {
    for (const other of products.slice(index + 1)) {
      if (relationBetween(one, other) === 'Uncombinable') {
        throw invalidChoice(`${one.name} og ${other.name} kan ikke kombineres`);
      }
    }
  }
  return products.sort((one, other) => Number(other.isBase) - Number(one.isBase)).map(({ id }) => id);
}

const invalidChoice = (message: string): Refusal => new Refusal(400, 'SUBSCRIPTION_FAILED', message);
