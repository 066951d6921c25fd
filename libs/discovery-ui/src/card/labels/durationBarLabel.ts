import type { DurationBar } from '../status/durationBar.ts';

/** Returns the accessible name of a card's progress bar. */
export function durationBarLabel({ kind }: DurationBar): string {
  return kind === 'live' ? 'Sendt til nå' : 'Sett til nå';
}
