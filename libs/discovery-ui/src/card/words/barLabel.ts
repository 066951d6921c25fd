import type { DurationBar } from '../state/durationBar.ts';

/** Returns the accessible name of a card's progress bar. */
export function barLabel({ kind }: DurationBar): string {
  return kind === 'live' ? 'Sendt til nå' : 'Sett til nå';
}
