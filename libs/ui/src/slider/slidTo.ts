/** Of how many steps one of the large ones is. */
const LARGE = 10;

export interface SliderScale {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/**
 * Where a key takes a slider, the same in every browser: one step by arrows, ten by the page keys, and to either end.
 *
 * @param key  as in `KeyboardEvent`
 * @returns undefined for a key that is none of a slider's
 */
export function slidTo(key: string, value: number, { min, max, step }: SliderScale): number | undefined {
  const steps = stepsOf(key);
  if (steps === undefined) return undefined;
  const on = Math.round((value - min) / step) + steps;
  // Steps as 0.01 do not add up to what they say.
  return Math.min(max, Math.max(min, Number((min + on * step).toFixed(10))));
}

function stepsOf(key: string): number | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return 1;
    case 'ArrowLeft':
    case 'ArrowDown':
      return -1;
    case 'PageUp':
      return LARGE;
    case 'PageDown':
      return -LARGE;
    case 'Home':
      return -Infinity;
    case 'End':
      return Infinity;
    default:
      return undefined;
  }
}
