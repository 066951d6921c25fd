/** In steps. */
const LARGE_STEP = 10;

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
export function getSliderValueForKey(
  key: string,
  value: number,
  { min, max, step }: SliderScale,
): number | undefined {
  const steps = getStepsForKey(key);
  if (steps === undefined) return undefined;
  const stepCount = Math.round((value - min) / step) + steps;
  // Removes rounding errors of steps such as 0.01.
  return Math.min(max, Math.max(min, Number((min + stepCount * step).toFixed(10))));
}

function getStepsForKey(key: string): number | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return 1;
    case 'ArrowLeft':
    case 'ArrowDown':
      return -1;
    case 'PageUp':
      return LARGE_STEP;
    case 'PageDown':
      return -LARGE_STEP;
    case 'Home':
      return -Infinity;
    case 'End':
      return Infinity;
    default:
      return undefined;
  }
}
