import type { PlaybackEngine } from '../playbackEngine.ts';
import type { MediaClock } from '../state/createMediaClock.browser.ts';
import { createThumbnailLoader } from '../tracks/shakaTracks.browser.ts';
import type { Seeking } from './createSeeking.browser.ts';
import type { ShakaPlayer } from './shakaLibrary.browser.ts';

/**
 * The engine's play and seek commands. They do nothing before a source has loaded.
 *
 * @param start starts or resumes playback
 */
export function createPositionCommands(
  getPlayer: () => ShakaPlayer | undefined,
  clock: MediaClock,
  seeking: Seeking,
  start: () => void,
): Pick<PlaybackEngine, 'play' | 'seek' | 'seekToLiveEdge' | 'thumbnailAt'> {
  const { getMediaTime, isPlayable } = clock;
  const loadThumbnail = createThumbnailLoader();
  return {
    play() {
      if (isPlayable()) start();
    },
    seek(position) {
      if (!isPlayable()) return;
      const { seekStart, seekEnd } = getMediaTime();
      seeking.seekTo(Math.min(seekEnd, Math.max(seekStart, seekStart + position)));
      clock.sync();
    },
    seekToLiveEdge() {
      if (!isPlayable() || !getPlayer()?.isLive()) return;
      seeking.seekTo(getMediaTime().seekEnd);
      start();
    },
    async thumbnailAt(position) {
      const player = getPlayer();
      return player && isPlayable() ? loadThumbnail(player, getMediaTime().seekStart + position) : undefined;
    },
  };
}
