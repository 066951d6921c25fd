/** Rounds to whole øre. */
export const roundToOre = (amount: number): number => Math.round(amount * 100) / 100;
