import type { EngineSource, PlaybackEngine, Thumbnail } from '../playbackEngine.ts';
import type { ShakaPlayer } from '../shaka/shakaLibrary.browser.ts';
import type { StreamStore } from '../state/streamStore.ts';
import { distinctHeights, heightBounds } from './quality.ts';
import { findClosestTrack, distinctTracks, getTrackId } from './trackChoice.ts';

/** Seconds of the old quality to keep buffered, so that playback does not stall. */
const SAFE_MARGIN_S = 3;

/** Shaka's events after which tracks or the active track may differ. */
export const TRACK_EVENTS = [
  'trackschanged',
  'variantchanged',
  'adaptation',
  'textchanged',
  'audiotrackschanged',
  'audiotrackchanged',
] as const;

/** Copies the available and active tracks to the store. */
export function syncTracks(player: ShakaPlayer, state: StreamStore): void {
  const audio = player.getAudioTracks();
  const text = player.getTextTracks();
  const activeAudio = audio.find(({ active }) => active);
  const activeText = text.find(({ active }) => active);
  const knownHeights = state.get().heights.map((height) => ({ height }));
  state.set({
    // Shaka hides tracks temporarily, for example if they drop frames.
    heights: distinctHeights([...player.getVideoTracks(), ...knownHeights]),
    audioTracks: distinctTracks(audio),
    textTracks: distinctTracks(text),
    currentAudioTrack: activeAudio && getTrackId(activeAudio),
    currentTextTrack: activeText && getTrackId(activeText),
  });
}

/**
 * Selects the tracks closest to the preference, after a load.
 *
 * @param stopPrefetching called before an audio track change, which seeks
 */
export function selectPreferredTracks(
  player: ShakaPlayer,
  { audio, text }: Pick<EngineSource, 'audio' | 'text'>,
  stopPrefetching: () => void,
): void {
  player.selectTextTrack(findClosestTrack(player.getTextTracks(), text) ?? null);
  // Shaka may have preferred another track in the same language.
  const tracks = player.getAudioTracks();
  const active = tracks.find((track) => track.active);
  const closest = findClosestTrack(tracks, audio);
  if (!closest || (active && getTrackId(active) === getTrackId(closest))) return;
  stopPrefetching();
  player.selectAudioTrack(closest);
}

/** Limits the quality, and switches at once if the active track is not allowed. */
export function applyQuality(player: ShakaPlayer, quality: EngineSource['quality']): void {
  const pictures = player.getVideoTracks();
  const bounds = heightBounds(quality, distinctHeights(pictures));
  player.configure({ abr: { restrictions: bounds } });
  const isAllowed = ({ height }: { readonly height: number | null }) =>
    height === null || (height >= bounds.minHeight && height <= bounds.maxHeight);
  const active = pictures.find((picture) => picture.active);
  if (!active || isAllowed(active)) return;
  const [best] = pictures.filter(isAllowed).sort((one, other) => other.bandwidth - one.bandwidth);
  if (best) player.selectVideoTrack(best, true, SAFE_MARGIN_S);
}

/** @param stopPrefetching called before an audio track change, which seeks */
export function createTrackCommands(
  current: () => ShakaPlayer | undefined,
  state: StreamStore,
  stopPrefetching: () => void,
): Pick<PlaybackEngine, 'selectAudioTrack' | 'selectTextTrack' | 'setQuality'> {
  return {
    selectAudioTrack(id) {
      const player = current();
      const track = player?.getAudioTracks().find((one) => getTrackId(one) === id);
      if (!player || !track) return;
      stopPrefetching();
      player.selectAudioTrack(track);
      syncTracks(player, state);
    },
    selectTextTrack(id) {
      const player = current();
      if (!player) return;
      player.selectTextTrack(player.getTextTracks().find((one) => getTrackId(one) === id) ?? null);
      syncTracks(player, state);
    },
    setQuality(quality) {
      state.set({ quality });
      const player = current();
      if (player) applyQuality(player, quality);
    },
  };
}

/** Loads thumbnails one at a time: Shaka returns none while it loads its index. */
export function createThumbnailLoader() {
  let previousRequest: Promise<unknown> = Promise.resolve();
  return async (player: ShakaPlayer, time: number): Promise<Thumbnail | undefined> => {
    const [track] = player.getImageTracks();
    if (!track) return undefined;
    const request = previousRequest.then(() => player.getThumbnails(track.id, time).catch(() => null));
    previousRequest = request;
    const found = await request;
    const url = found?.uris[0];
    if (!found || url === undefined) return undefined;
    const { positionX: x, positionY: y, width, height, imageWidth, imageHeight } = found;
    return { url, x, y, width, height, sheetWidth: imageWidth, sheetHeight: imageHeight };
  };
}
