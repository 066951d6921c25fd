import type { Statistics } from './playbackEngine.ts';

const STEPS = 1000;

/** Keeps Shaka's finite numbers, rounded to a thousandth, and its strings. */
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
