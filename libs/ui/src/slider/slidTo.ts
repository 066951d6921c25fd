/** In steps. */
const LARGE = 10;

export interface SliderScale {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/**
 * Slider value after a key press: arrows one step, page keys ten, Home and End to the ends.
 *
 * @returns undefined for other keys
 */
export function slidTo(key: string, value: number, { min, max, step }: SliderScale): number | undefined {
  const steps = stepsOf(key);
  if (steps === undefined) return undefined;
  const on = Math.round((value - min) / step) + steps;
  // Removes rounding errors of steps such as 0.01.
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
