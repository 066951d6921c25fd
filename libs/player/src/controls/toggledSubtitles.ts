import type { StreamState } from '../engine/playbackEngine.ts';
import { languageName } from './trackLabel.ts';

const OURS = languageName('nb');

/**
 * The subtitles when they are switched on or off by one key: off where there are some, else the Norwegian ones, else the first there are.
 *
 * @returns the track's id; undefined for none
 */
export function toggledSubtitles({
  textTracks,
  currentTextTrack,
}: Pick<StreamState, 'textTracks' | 'currentTextTrack'>): string | undefined {
  if (currentTextTrack !== undefined) return undefined;
  return (textTracks.find(({ language }) => languageName(language) === OURS) ?? textTracks[0])?.id;
}
