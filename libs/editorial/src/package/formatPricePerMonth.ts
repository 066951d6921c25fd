const integerFormat = new Intl.NumberFormat('nb-NO', { maximumFractionDigits: 0 });
const decimalFormat = new Intl.NumberFormat('nb-NO', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** `449 kr/md.`, `224,50 kr/md.` */
export function formatPricePerMonth(kroner: number): string {
  return `${(Number.isInteger(kroner) ? integerFormat : decimalFormat).format(kroner)} kr/md.`;
}
