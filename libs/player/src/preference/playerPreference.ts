import * as v from 'valibot';
import type { TrackChoice } from '../engine/playbackEngine.ts';
import type { Quality } from '../engine/quality.ts';

/** What a viewer chose, kept on his device from one title to the next. */
export interface PlayerPreference {
  readonly volume: number;
  readonly isMuted: boolean;
  /** Undefined until he chose one; then the stream's own comes first. */
  readonly audio: TrackChoice | undefined;
  /** Undefined for no subtitles. */
  readonly text: TrackChoice | undefined;
  /** How fast, on demand. */
  readonly playbackRate: number;
  readonly quality: Quality;
}

/** As the stream was made, as far as the network allows. */
const AS_MADE = { playbackRate: 1, quality: 'auto' } as const;

/** As much of a browser's storage as is used; any of it may throw where storage is blocked. */
export interface PreferenceStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** Local storage key. */
export const PREFERENCE_KEY = 'player';

const track = v.object({
  language: v.string(),
  purpose: v.picklist(['main', 'description', 'caption', 'spokenSubtitles']),
  name: v.optional(v.string()),
  channels: v.optional(v.number()),
});

const stored = v.object({
  volume: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  isMuted: v.optional(v.boolean()),
  audio: v.optional(track),
  text: v.optional(track),
  playbackRate: v.optional(v.pipe(v.number(), v.minValue(0.25), v.maxValue(4))),
  quality: v.optional(v.union([v.picklist(['auto', 'dataSaver']), v.pipe(v.number(), v.minValue(1))])),
  // As they were kept when only the language was.
  audioLanguage: v.optional(v.string()),
  textLanguage: v.optional(v.string()),
});

/** @param defaultVolume of the configuration (PLAY-27), until the viewer chose his own */
export function readPreference(storage: PreferenceStorage, defaultVolume: number): PlayerPreference {
  const { volume, isMuted, audio, text, playbackRate, quality } = readKept(storage);
  return {
    volume: volume ?? defaultVolume,
    isMuted: isMuted ?? false,
    audio,
    text,
    playbackRate: playbackRate ?? AS_MADE.playbackRate,
    quality: quality ?? AS_MADE.quality,
  };
}

/**
 * Keeps what a viewer chose, and leaves all else as it is kept by now: another tab or page may have written since, and what was
 * never chosen stays so.
 */
export function writePreference(storage: PreferenceStorage, change: Partial<PlayerPreference>): void {
  try {
    storage.setItem(PREFERENCE_KEY, JSON.stringify({ ...readKept(storage), ...change }));
  } catch {
    // A choice that cannot be kept still holds for this title.
  }
}

/** What was ever chosen. */
type Kept = { readonly [Part in keyof PlayerPreference]?: PlayerPreference[Part] | undefined };

function readKept(storage: PreferenceStorage): Kept {
  try {
    const kept = JSON.parse(storage.getItem(PREFERENCE_KEY) ?? '{}') as unknown;
    const { audioLanguage, textLanguage, ...rest } = v.parse(stored, kept);
    return { audio: ofLanguage(audioLanguage), text: ofLanguage(textLanguage), ...rest };
  } catch {
    // Blocked, or written by someone else: as if nothing had been chosen.
    return {};
  }
}

function ofLanguage(language: string | undefined): TrackChoice | undefined {
  return language === undefined ? undefined : { language, purpose: 'main' };
}
