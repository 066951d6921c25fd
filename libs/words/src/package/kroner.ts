const whole = new Intl.NumberFormat('nb-NO', { maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat('nb-NO', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** `449 kr/md.`, `224,50 kr/md.` */
export function pricePerMonth(kroner: number): string {
  return `${(Number.isInteger(kroner) ? whole : exact).format(kroner)} kr/md.`;
}
