import type { MediaTrack } from './playbackEngine.ts';

/** As much of an engine's track as tells one choice from another. */
interface EngineTrack {
  readonly language: string;
  readonly label: string | null;
  readonly roles: readonly string[];
}

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

/** What stays the same when the stream goes over into another Period, as an engine's own ids do not. */
export function trackId({ language, label, roles }: EngineTrack): string {
  return [language, label ?? '', [...roles].sort().join('+')].join('/');
}

/** The tracks that a viewer can tell apart, each once, named in his language. */
export function distinctTracks(tracks: readonly EngineTrack[]): readonly MediaTrack[] {
  const byId = new Map<string, MediaTrack>();
  for (const track of tracks) {
    const { language, roles } = track;
    const name = languageName(language);
    const isDescribed = roles.includes('description');
    const isForDeaf = roles.includes('caption');
    const label = isDescribed ? `${name} (synstolket)` : isForDeaf ? `${name} (for hørselshemmede)` : name;
    byId.set(trackId(track), { id: trackId(track), language, label });
  }
  return [...byId.values()];
}
