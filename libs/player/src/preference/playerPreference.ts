import * as v from 'valibot';
import { storedValue, type KeyValueStorage } from '@tv/browser-storage';
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

export const storedPlayerPreference = storedValue({
  key: 'player',
  scope: 'device',
  label: {
    name: 'Lyd, tekst og kvalitet',
    text: 'Volum, språk, hastighet og bildekvalitet fra sist du så noe.',
  },
  schema,
});

/** @param defaultVolume used until the user sets a volume (PLAY-27) */
export function readPreference(storage: KeyValueStorage, defaultVolume: number): PlayerPreference {
  const { volume = defaultVolume, isMuted = false, playbackRate = 1, ...stored } = readStored(storage);
  const { audio, text, quality = 'auto' } = stored;
  return { volume, isMuted, audio, text, playbackRate, quality };
}

/** Merges a change into the stored preferences, which another tab may have written since. */
export function writePreference(storage: KeyValueStorage, change: Partial<PlayerPreference>): void {
  storedPlayerPreference.write(storage, { ...readStored(storage), ...change });
}

function readStored(storage: KeyValueStorage) {
  const { audioLanguage, textLanguage, ...rest } = storedPlayerPreference.read(storage) ?? {};
  return { audio: toTrackChoice(audioLanguage), text: toTrackChoice(textLanguage), ...rest };
}

function toTrackChoice(language: string | undefined): TrackChoice | undefined {
  return language === undefined ? undefined : { language, purpose: 'main' };
}
