import { monthlyPrice } from '../gateway/subscription/productRelations.ts';
import { productOf } from '../state/products.ts';
import { firstPaymentFrom } from './billingDates.ts';
import type { ChangePlan } from './changePlan.ts';
import { roundToOre } from './roundToOre.ts';

const iso = (at: number): string => new Date(at).toISOString();

/** Returns the contract's change summary of a plan. */
export function toChangeSummary(plan: ChangePlan): unknown {
  const { changeType, toPayNow, effectiveAt, nextPaymentAt, discounts, isInTrialPeriod } = plan;
  const productIds = plan.pendingProductIds ?? plan.productIds;
  const included = new Set(productIds.flatMap((id) => productOf(id)?.includes ?? []));
  const products = productIds.flatMap((productId) => {
    const product = productOf(productId);
    if (!product) return [];
    return [
      { kind: 'Product', productId, name: product.name, price: included.has(productId) ? 0 : product.price },
    ];
  });
  const off = discounts
    .filter(({ productId }) => productId === undefined || productIds.includes(productId))
    .map(({ kind, productId, name, off: price, until }) => ({
      kind,
      productId,
      name,
      price: -price,
      // A discount that ends within a period covers all of it.
      until: iso(firstPaymentFrom(until, plan)),
    }));
  const fullPrice = products.reduce((sum, { price }) => sum + price, 0);
  const trial = isInTrialPeriod
    ? [{ kind: 'Trial', name: 'Prøveperiode', price: roundToOre(-fullPrice), until: iso(nextPaymentAt) }]
    : [];
  return {
    toPayNow,
    effectiveDate: iso(effectiveAt),
    nextPaymentDate: iso(nextPaymentAt),
    monthlyPrice: monthlyPrice(productIds),
    lines: [...products, ...off, ...trial],
    changeType,
  };
}
