import type { MediaTrack, TrackChoice, TrackPurpose } from '../playbackEngine.ts';
import { getManifestLabel } from './dashLabels.ts';

interface EngineTrack {
  readonly language: string;
  readonly label: string | null;
  readonly roles: readonly string[];
  /** Shaka's value: `visually impaired`, `hard of hearing`, `spoken subtitles`. */
  readonly accessibilityPurpose?: string | null | undefined;
  /** Audio only. */
  readonly channelsCount?: number | null;
}

interface PurposeSignal {
  readonly purpose: TrackPurpose;
  readonly roles: readonly string[];
  readonly accessibilityPurpose: string;
  readonly label: RegExp;
}

const STEREO = 2;

/**
 * How streams signal a purpose: DASH roles, HLS characteristics, DVB's `AudioPurposeCS` in Shaka's spelling,
 * or the label.
 */
const purposeSignals: readonly PurposeSignal[] = [
  {
    purpose: 'description',
    roles: ['description', 'main-desc', 'public.accessibility.describes-video'],
    accessibilityPurpose: 'visually impaired',
    label: /syns?tolk|audio ?descri|visually|\bAD\b/i,
  },
  {
    purpose: 'caption',
    roles: [
      'caption',
      'captions',
      'enhanced-audio-intelligibility',
      'public.accessibility.transcribes-spoken-dialog',
      'public.accessibility.describes-music-and-sound',
      'public.accessibility.enhances-speech-intelligibility',
    ],
    accessibilityPurpose: 'hard of hearing',
    label: /hørsel|hard of hearing|\b(SDH|CC)\b/i,
  },
  { purpose: 'spokenSubtitles', roles: [], accessibilityPurpose: 'spoken subtitles', label: /lydtekst/i },
];

/** Normalises `nob`, `no` and `nb-NO` to `nb`. */
function getBaseLanguage(language: string): string {
  try {
    const [canonical = language] = Intl.getCanonicalLocales(language);
    const { language: base } = new Intl.Locale(canonical);
    return base === 'no' ? 'nb' : base;
  } catch {
    return language.toLowerCase();
  }
}

function getPurpose({ roles, accessibilityPurpose, label }: EngineTrack): TrackPurpose {
  const signal =
    purposeSignals.find((one) => one.accessibilityPurpose === accessibilityPurpose) ??
    purposeSignals.find((one) => one.roles.some((role) => roles.includes(role))) ??
    purposeSignals.find((one) => one.label.test(getManifestLabel(label) ?? ''));
  return signal?.purpose ?? 'main';
}

function choiceOf(track: EngineTrack): TrackChoice {
  const { language, label, channelsCount } = track;
  const name = getManifestLabel(label);
  const channels = Number(channelsCount) > STEREO ? Number(channelsCount) : undefined;
  return { language, purpose: getPurpose(track), name, ...(channels === undefined ? {} : { channels }) };
}

/** Spellings of a language that streams use, the given one first. */
export function languageVariants(language: string): readonly string[] {
  const base = getBaseLanguage(language);
  return [...new Set([language, base, ...(base === 'nb' ? ['no'] : [])])];
}

/** Returns the best match: language is required, then purpose, name and channels; the first of equals. */
export function findClosestTrack<Track extends EngineTrack>(
  tracks: readonly Track[],
  choice: TrackChoice | undefined,
): Track | undefined {
  if (!choice) return undefined;
  const base = getBaseLanguage(choice.language);
  const getScore = (track: Track) => {
    const { purpose, name, channels } = choiceOf(track);
    return (
      (purpose === choice.purpose ? 4 : 0) +
      (name !== undefined && name === choice.name ? 2 : 0) +
      (channels === choice.channels ? 1 : 0)
    );
  };
  return tracks
    .filter(({ language }) => getBaseLanguage(language) === base)
    .reduce<Track | undefined>(
      (best, track) => (best && getScore(best) >= getScore(track) ? best : track),
      undefined,
    );
}

/** Returns a stable id across Periods, unlike Shaka's own. */
export function getTrackId(track: EngineTrack): string {
  const { language, label, roles } = track;
  const { purpose, channels = '' } = choiceOf(track);
  return [language, label ?? '', [...roles].sort().join('+'), purpose, channels].join('/');
}

/** Returns the tracks that a user can distinguish, each once. */
export function distinctTracks(tracks: readonly EngineTrack[]): readonly MediaTrack[] {
  const all = tracks.map((track) => ({ id: getTrackId(track), ...choiceOf(track) }));
  return [...new Map(all.map((track) => [track.id, track])).values()];
}
