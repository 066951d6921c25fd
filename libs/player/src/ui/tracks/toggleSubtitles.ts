import type { StreamState } from '../../engine/playbackEngine.ts';
import { languageName } from './trackLabel.ts';

const NORWEGIAN = languageName('nb');

/**
 * Turns subtitles off, or on in Norwegian, else the first track.
 *
 * @returns the track id; undefined for none
 */
export function toggleSubtitles({
  textTracks,
  currentTextTrack,
}: Pick<StreamState, 'textTracks' | 'currentTextTrack'>): string | undefined {
  if (currentTextTrack !== undefined) return undefined;
  return (textTracks.find(({ language }) => languageName(language) === NORWEGIAN) ?? textTracks[0])?.id;
}
