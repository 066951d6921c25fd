import type { DurationBar } from '../state/durationBar.ts';

/** What a card's bar measures, for those who listen. */
export function barLabel({ kind }: DurationBar): string {
  return kind === 'live' ? 'Sendt til nå' : 'Sett til nå';
}
