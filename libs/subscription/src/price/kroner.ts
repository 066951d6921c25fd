const whole = new Intl.NumberFormat('nb-NO', { maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat('nb-NO', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** An amount in NOK with VAT, øre only where there are any: `449 kr`, `224,50 kr`. */
export function kroner(amount: number): string {
  return `${(Number.isInteger(amount) ? whole : exact).format(amount)}\u00A0kr`;
}

/** What something costs a month: `449 kr/md.` */
export function kronerPerMonth(amount: number): string {
  return `${kroner(amount)}/md.`;
}

/** What a part of something costs a month; a part that costs nothing comes with it. */
export function partPrice(amount: number): string {
  return amount === 0 ? 'Inkludert' : kronerPerMonth(amount);
}

/** Øre, for sums that are to come out even. */
export function ore(amount: number): number {
  return Math.round(amount * 100);
}

/** Sums amounts in NOK, to the øre. */
export function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + ore(amount), 0) / 100;
}
