import type { Statistics } from './playbackEngine.ts';

/** How exactly numbers are told. */
const STEPS = 1000;

/**
 * What a library tells of itself, as far as it can stand in a table: numbers to a thousandth, and words. What it does not know is
 * left out, and so are its histories.
 */
export function tellableStatistics(told: object): Statistics {
  return Object.fromEntries(
    Object.entries(told).flatMap(([name, value]: [string, unknown]): [string, string | number][] => {
      if (typeof value === 'number') {
        return Number.isFinite(value) ? [[name, Math.round(value * STEPS) / STEPS]] : [];
      }
      return typeof value === 'string' && value !== '' ? [[name, value]] : [];
    }),
  );
}
