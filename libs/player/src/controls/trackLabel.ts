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

const purposes = { main: '', description: ' (synstolket)', caption: ' (for hørselshemmede)' } as const;

/** A track as the viewer chooses it, in his language: `Norsk (synstolket)`. */
export function trackLabel({ language, purpose }: TrackChoice): string {
  return `${languageName(language)}${purposes[purpose]}`;
}
