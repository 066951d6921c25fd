import { openStorage } from '@tv/config';
import { readPreference, type PlayerPreference } from '../preference/playerPreference.ts';

/** What the viewer chose in this browser. @param defaultVolume  of the configuration */
export function keptPreference(defaultVolume: number): PlayerPreference {
  return readPreference(
    openStorage(() => localStorage),
    defaultVolume,
  );
}
