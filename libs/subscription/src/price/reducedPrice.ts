/**
 * Price after a discount, rounded to øre (PKG-24).
 * @param basePrice NOK a month
 * @param percent clamped to 0–100
 */
export function reducedPrice(basePrice: number, percent: number): number {
  const rest = 100 - Math.min(Math.max(percent, 0), 100);
  return Math.round(basePrice * rest) / 100;
}
