/** To whole øre. */
export const round = (amount: number): number => Math.round(amount * 100) / 100;

/** The same time of day so many months later; the last day of a month where that has no such day. */
export function addMonths(epochMilliseconds: number, months: number): number {
  const date = new Date(epochMilliseconds);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime();
}
