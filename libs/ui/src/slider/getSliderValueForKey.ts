const STEPS_BY_KEY = new Map([
  ['ArrowRight', 1],
  ['ArrowUp', 1],
  ['ArrowLeft', -1],
  ['ArrowDown', -1],
  ['PageUp', 10],
  ['PageDown', -10],
  ['Home', -Infinity],
  ['End', Infinity],
]);

/**
 * Returns the slider value after a key press: arrows one step, page keys ten, Home and End to the ends.
 *
 * @returns undefined for other keys
 */
export function getSliderValueForKey(
  key: string,
  value: number,
  { min, max, step }: { readonly min: number; readonly max: number; readonly step: number },
): number | undefined {
  const steps = STEPS_BY_KEY.get(key);
  if (steps === undefined) return undefined;
  const stepCount = Math.round((value - min) / step) + steps;
  // Removes rounding errors of steps such as 0.01.
  return Math.min(max, Math.max(min, Number((min + stepCount * step).toFixed(10))));
}
