import * as v from 'valibot';

/** What a viewer chose, kept on his device from one title to the next. */
export interface PlayerPreference {
  readonly volume: number;
  readonly isMuted: boolean;
  /** Undefined until he chose one; then the stream's own comes first. */
  readonly audioLanguage: string | undefined;
  /** Undefined for no subtitles. */
  readonly textLanguage: string | undefined;
}

/** As much of a browser's storage as is used; any of it may throw where storage is blocked. */
export interface PreferenceStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

const KEY = 'player';

const stored = v.object({
  volume: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  isMuted: v.optional(v.boolean()),
  audioLanguage: v.optional(v.string()),
  textLanguage: v.optional(v.string()),
});

/** @param defaultVolume of the configuration (PLAY-27), until the viewer chose his own */
export function readPreference(storage: PreferenceStorage, defaultVolume: number): PlayerPreference {
  const nothing = {
    volume: defaultVolume,
    isMuted: false,
    audioLanguage: undefined,
    textLanguage: undefined,
  };
  try {
    const { volume, isMuted, audioLanguage, textLanguage } = v.parse(
      stored,
      JSON.parse(storage.getItem(KEY) ?? '{}'),
    );
    return { volume: volume ?? defaultVolume, isMuted: isMuted ?? false, audioLanguage, textLanguage };
  } catch {
    // Blocked, or written by someone else: as if nothing had been chosen.
    return nothing;
  }
}

export function writePreference(storage: PreferenceStorage, preference: PlayerPreference): void {
  try {
    storage.setItem(KEY, JSON.stringify(preference));
  } catch {
    // A choice that cannot be kept still holds for this title.
  }
}
