import type { Product } from '@tv/api-client';
import { sumPrices } from '../../price/price.ts';
import { areCombinable, addOnStatusOf, type Choice, type ReportError } from './choice.ts';

/** Limits the exponential search. */
const MAX_ADD_ONS = 18;

/** Returns the largest valid set of add-ons that a base does not include; of equal sizes the most expensive. */
export function largestUpgrades(
  products: readonly Product[],
  base: Product,
  report: ReportError,
): readonly Product[] {
  const baseOnly: Choice = { base, addOns: [] };
  const candidates = products
    .filter(({ baseProduct }) => !baseProduct)
    .filter((addOn) => addOnStatusOf(addOn, baseOnly, report).kind === 'free')
    .sort((a, b) => b.price - a.price || a.id.localeCompare(b.id))
    .slice(0, MAX_ADD_ONS);
  const bestExtension = (set: readonly Product[], left: readonly Product[]): readonly Product[] => {
    const [next, ...rest] = left;
    if (next === undefined) return set;
    if (!areCombinable([base, ...set, next], report)) return bestExtension(set, rest);
    const withIt = bestExtension([...set, next], rest);
    // All fit, so the other branch cannot be better.
    if (withIt.length === set.length + left.length) return withIt;
    const without = bestExtension(set, rest);
    return isBetter(without, withIt) ? without : withIt;
  };
  return bestExtension([], candidates);
}

function isBetter(one: readonly Product[], other: readonly Product[]): boolean {
  if (one.length !== other.length) return one.length > other.length;
  return sumPrices(one.map(({ price }) => price)) > sumPrices(other.map(({ price }) => price));
}
