import type { TrackChoice } from '../engine/playbackEngine.ts';

const names = new Intl.DisplayNames('nb', { type: 'language', fallback: 'code' });

/** The language in Norwegian, with a capital: `Norsk`, `Engelsk`. A Norwegian viewer has one Norwegian. */
export function languageName(language: string): string {
  const [base = language] = language.split('-');
  if (['nb', 'no'].includes(base)) return 'Norsk';
  if (base === 'nn') return 'Nynorsk';
  if (base === 'und' || base === '') return 'Ukjent';
  try {
    const name = names.of(language) ?? language;
    return name.charAt(0).toLocaleUpperCase('nb') + name.slice(1);
  } catch {
    return language;
  }
}

const purposes = {
  main: '',
  description: ' (synstolket)',
  caption: ' (for hørselshemmede)',
  spokenSubtitles: ' (lydtekst)',
} as const;

/** Surround sound in the usual notation, by its number of channels. */
const surround: Readonly<Record<number, string>> = { 6: ' 5.1', 8: ' 7.1' };

/** A track as the user chooses it, in their language: `Norsk (synstolket)`, `Norsk 5.1`. */
export function trackLabel({ language, purpose, channels }: TrackChoice): string {
  const sound = channels === undefined ? '' : (surround[channels] ?? ` ${channels} kanaler`);
  return `${languageName(language)}${sound}${purposes[purpose]}`;
}

/** The labels of tracks that are offered together, in their order. Those that are the same are told apart by the stream's own names. */
export function trackLabels(tracks: readonly TrackChoice[]): readonly string[] {
  const labels = tracks.map(trackLabel);
  return tracks.map(({ name }, at) => {
    const label = labels[at] ?? '';
    const isShared = labels.indexOf(label) !== labels.lastIndexOf(label);
    return isShared && name !== undefined && name !== label ? `${label} – ${name}` : label;
  });
}
