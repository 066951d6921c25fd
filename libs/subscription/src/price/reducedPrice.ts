/**
 * What a base product costs with a discount of a package or a voucher (PKG-24): the percent is what is taken off, and the
 * rest is rounded to two decimals. Whoever takes off more than all, or less than nothing, takes off all or nothing.
 *
 * @param basePrice  NOK a month
 * @param percent  0–100
 */
export function reducedPrice(basePrice: number, percent: number): number {
  const rest = 100 - Math.min(Math.max(percent, 0), 100);
  return Math.round(basePrice * rest) / 100;
}
