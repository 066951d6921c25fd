/** A share as whole or broken per cent, never below 0 or above 100 (CARD-16, CARD-22). Nonsense is 0. */
export function clampedPercent(ratio: number): number {
  if (Number.isNaN(ratio)) return 0;
  return Math.min(100, Math.max(0, ratio * 100));
}
