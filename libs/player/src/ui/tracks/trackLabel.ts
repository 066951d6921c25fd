import type { TrackChoice } from '../../engine/playbackEngine.ts';

const names = new Intl.DisplayNames('nb', { type: 'language', fallback: 'code' });

/** Returns the Norwegian language name. `nb` and `no` are both `Norsk`. */
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

/** Surround notation by channel count. */
const surround: Readonly<Record<number, string>> = { 6: ' 5.1', 8: ' 7.1' };

/** Labels a track, such as `Norsk (synstolket)` or `Norsk 5.1`. */
export function trackLabel({ language, purpose, channels }: TrackChoice): string {
  const sound = channels === undefined ? '' : (surround[channels] ?? ` ${channels} kanaler`);
  return `${languageName(language)}${sound}${purposes[purpose]}`;
}

/** Returns labels in list order; duplicates get the stream's track name appended. */
export function trackLabels(tracks: readonly TrackChoice[]): readonly string[] {
  const labels = tracks.map(trackLabel);
  return tracks.map(({ name }, at) => {
    const label = labels[at] ?? '';
    const isShared = labels.indexOf(label) !== labels.lastIndexOf(label);
    return isShared && name !== undefined && name !== label ? `${label} – ${name}` : label;
  });
}
