const integerFormat = new Intl.NumberFormat('nb-NO', { maximumFractionDigits: 0 });
const exactFormat = new Intl.NumberFormat('nb-NO', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Formats NOK: `449 kr`, `224,50 kr`. */
export const formatPrice = (amount: number): string =>
  `${(Number.isInteger(amount) ? integerFormat : exactFormat).format(amount)}\u00A0kr`;

/** Formats a monthly price: `449 kr/md.` */
export const formatPricePerMonth = (amount: number): string => `${formatPrice(amount)}/md.`;

/** Monthly price of a part; 0 becomes `Inkludert`. */
export const formatPartPrice = (amount: number): string =>
  amount === 0 ? 'Inkludert' : formatPricePerMonth(amount);

/** Sums NOK in whole øre, without floating-point errors. */
export const sumPrices = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + Math.round(amount * 100), 0) / 100;
