import type { StreamState } from '../engine/playbackEngine.ts';
import { languageName } from './trackLabel.ts';

const OURS = languageName('nb');

/**
 * Subtitle track after a toggle: none if one is on, else the Norwegian or first track.
 *
 * @returns the track id; undefined for none
 */
export function toggledSubtitles({
  textTracks,
  currentTextTrack,
}: Pick<StreamState, 'textTracks' | 'currentTextTrack'>): string | undefined {
  if (currentTextTrack !== undefined) return undefined;
  return (textTracks.find(({ language }) => languageName(language) === OURS) ?? textTracks[0])?.id;
}
