import * as v from 'valibot';
import type { TrackChoice } from '../engine/playbackEngine.ts';
import type { Quality } from '../engine/tracks/quality.ts';

/** The user's preferences, stored on the device across titles. */
export interface PlayerPreference {
  readonly volume: number;
  readonly isMuted: boolean;
  readonly audio: TrackChoice | undefined;
  /** Undefined for no subtitles. */
  readonly text: TrackChoice | undefined;
  /** On demand only. */
  readonly playbackRate: number;
  readonly quality: Quality;
}

const DEFAULTS = { playbackRate: 1, quality: 'auto' } as const;

/** The part of `Storage` that is used; all methods may throw if storage is blocked. */
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

const schema = v.object({
  volume: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  isMuted: v.optional(v.boolean()),
  audio: v.optional(track),
  text: v.optional(track),
  playbackRate: v.optional(v.pipe(v.number(), v.minValue(0.25), v.maxValue(4))),
  quality: v.optional(v.union([v.picklist(['auto', 'dataSaver']), v.pipe(v.number(), v.minValue(1))])),
  // Legacy format with languages only.
  audioLanguage: v.optional(v.string()),
  textLanguage: v.optional(v.string()),
});

/** @param defaultVolume used until the user sets a volume (PLAY-27) */
export function readPreference(storage: PreferenceStorage, defaultVolume: number): PlayerPreference {
  const { volume, isMuted, audio, text, playbackRate, quality } = readStored(storage);
  return {
    volume: volume ?? defaultVolume,
    isMuted: isMuted ?? false,
    audio,
    text,
    playbackRate: playbackRate ?? DEFAULTS.playbackRate,
    quality: quality ?? DEFAULTS.quality,
  };
}

/** Merges a change into the stored preferences, which another tab may have written since. */
export function writePreference(storage: PreferenceStorage, change: Partial<PlayerPreference>): void {
  try {
    storage.setItem(PREFERENCE_KEY, JSON.stringify({ ...readStored(storage), ...change }));
  } catch {
    // Without storage, the choice applies to this title only.
  }
}

type StoredPreference = { readonly [Part in keyof PlayerPreference]?: PlayerPreference[Part] | undefined };

function readStored(storage: PreferenceStorage): StoredPreference {
  try {
    const parsed = JSON.parse(storage.getItem(PREFERENCE_KEY) ?? '{}') as unknown;
    const { audioLanguage, textLanguage, ...rest } = v.parse(schema, parsed);
    return { audio: toTrackChoice(audioLanguage), text: toTrackChoice(textLanguage), ...rest };
  } catch {
    // Blocked or invalid storage counts as empty.
    return {};
  }
}

function toTrackChoice(language: string | undefined): TrackChoice | undefined {
  return language === undefined ? undefined : { language, purpose: 'main' };
}
