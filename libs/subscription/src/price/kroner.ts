const whole = new Intl.NumberFormat('nb-NO', { maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat('nb-NO', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Formats NOK: `449 kr`, `224,50 kr`. */
export function kroner(amount: number): string {
  return `${(Number.isInteger(amount) ? whole : exact).format(amount)}\u00A0kr`;
}

/** Formats a monthly price: `449 kr/md.` */
export function kronerPerMonth(amount: number): string {
  return `${kroner(amount)}/md.`;
}

/** Monthly price of a part; 0 becomes `Inkludert`. */
export function partPrice(amount: number): string {
  return amount === 0 ? 'Inkludert' : kronerPerMonth(amount);
}

/** Converts NOK to whole øre. */
export function ore(amount: number): number {
  return Math.round(amount * 100);
}

/** Sums NOK without floating-point errors. */
export function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + ore(amount), 0) / 100;
}
