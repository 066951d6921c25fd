import type { MediaTrack, TrackChoice, TrackPurpose } from './playbackEngine.ts';

/** As much of an engine's track as tells one choice from another. */
interface EngineTrack {
  readonly language: string;
  readonly label: string | null;
  readonly roles: readonly string[];
}

/** A language by its shortest code, without its country: streams write `nob`, `no` and `nb-NO` for the same. */
function baseLanguage(language: string): string {
  try {
    const [canonical = language] = Intl.getCanonicalLocales(language);
    const { language: base } = new Intl.Locale(canonical);
    return base === 'no' ? 'nb' : base;
  } catch {
    return language.toLowerCase();
  }
}

function purposeOf(roles: readonly string[]): TrackPurpose {
  return roles.includes('description') ? 'description' : roles.includes('caption') ? 'caption' : 'main';
}

/** A language in the ways that streams write it, the one that was chosen first. */
export function spellingsOf(language: string): readonly string[] {
  const base = baseLanguage(language);
  return [...new Set([language, base, ...(base === 'nb' ? ['no'] : [])])];
}

/**
 * The track of another stream that comes closest to what was chosen: in the same language, then for the same
 * purpose, then of the same name; of equals the first.
 *
 * @returns undefined where nothing is in that language
 */
export function closestTrack<Track extends EngineTrack>(
  tracks: readonly Track[],
  choice: TrackChoice | undefined,
): Track | undefined {
  if (!choice) return undefined;
  const base = baseLanguage(choice.language);
  const likeness = ({ roles, label }: Track) =>
    (purposeOf(roles) === choice.purpose ? 2 : 0) + (label !== null && label === choice.name ? 1 : 0);
  return tracks
    .filter(({ language }) => baseLanguage(language) === base)
    .reduce<Track | undefined>(
      (best, track) => (best && likeness(best) >= likeness(track) ? best : track),
      undefined,
    );
}

/** What stays the same when the stream goes over into another Period, as an engine's own ids do not. */
export function trackId({ language, label, roles }: EngineTrack): string {
  return [language, label ?? '', [...roles].sort().join('+')].join('/');
}

/** The tracks that a viewer can tell apart, each once. */
export function distinctTracks(tracks: readonly EngineTrack[]): readonly MediaTrack[] {
  const byId = new Map<string, MediaTrack>();
  for (const track of tracks) {
    const { language, roles, label } = track;
    const id = trackId(track);
    byId.set(id, { id, language, purpose: purposeOf(roles), name: label ?? undefined });
  }
  return [...byId.values()];
}
