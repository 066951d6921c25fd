/** Converts a ratio to a percentage, clamped to 0–100 (CARD-16, CARD-22). NaN becomes 0. */
export function clampedPercent(ratio: number): number {
  if (Number.isNaN(ratio)) return 0;
  return Math.min(100, Math.max(0, ratio * 100));
}
