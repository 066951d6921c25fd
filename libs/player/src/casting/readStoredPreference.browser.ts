import { openStorage } from '@tv/config';
import { readPreference, type PlayerPreference } from '../preference/playerPreference.ts';

/** Reads the user's preferences from local storage. */
export function readStoredPreference(defaultVolume: number): PlayerPreference {
  return readPreference(
    openStorage(() => localStorage),
    defaultVolume,
  );
}
