import { readCastMedia } from '../message/castMedia.ts';
import { noMedia, type CastStore } from '../session/castSession.ts';
import { isPlaying, readPlayerState } from '../session/castState.ts';
import type { Framework } from './framework.ts';

interface RemotePlayerOptions {
  readonly framework: Framework;
  readonly state: CastStore;
  readonly allowedHosts: readonly string[];
  readonly hasSession: () => boolean;
  /** Called after the media in the state was compared with the receiver's. */
  readonly onMedia: (isNew: boolean) => void;
}

/** Controls the receiver's player and mirrors its state, which other senders change too. */
export function createRemotePlayer(options: RemotePlayerOptions) {
  const { framework, state, allowedHosts, hasSession, onMedia } = options;
  const player = new framework.RemotePlayer();
  const controller = new framework.RemotePlayerController(player);
  /** JSON, since the library creates new objects of equal content. */
  let lastMediaText = '';

  /** Copies the receiver's state. */
  function sync() {
    // After a disconnect, the remote player's values are invalid.
    if (!hasSession() || !player.isConnected) return;
    const { isPaused, isMuted, volumeLevel, mediaInfo, currentTime, duration, liveSeekableRange } = player;
    const text = JSON.stringify(mediaInfo ?? null);
    const media = text === lastMediaText ? undefined : readCastMedia(mediaInfo, allowedHosts);
    if (text !== lastMediaText) state.set(media ?? noMedia);
    lastMediaText = text;
    const playerState = readPlayerState(player.playerState);
    const end = Number.isFinite(duration) && !state.get().isLinear ? Math.max(0, duration) : 0;
    state.set({
      playerState,
      playing: isPlaying(playerState, isPaused),
      currentTime,
      duration: end,
      streamStart: liveSeekableRange?.start ?? 0,
      streamEnd: liveSeekableRange?.end ?? end,
      muted: isMuted,
      volume: volumeLevel,
    });
    onMedia(media !== undefined);
  }

  /** @param seconds as in `CastSession.currentTime`; clamped to the seekable range */
  function seek(seconds: number) {
    const { streamStart, streamEnd } = state.get();
    const currentTime = Math.max(streamStart, streamEnd > 0 ? Math.min(seconds, streamEnd) : seconds);
    // Optimistic: the receiver confirms later.
    state.set({ currentTime });
    player.currentTime = currentTime;
    controller.seek();
  }

  function play() {
    if (player.isPaused) controller.playOrPause();
  }

  controller.addEventListener('anyChanged', sync);

  return {
    sync,
    /** Clears the known media, so that the next sync reads it again. */
    clearMedia: () => void (lastMediaText = ''),
    commands: {
      play,
      pause() {
        if (!player.isPaused) controller.playOrPause();
      },
      seek,
      seekToLiveEdge() {
        seek(state.get().streamEnd);
        play();
      },
      /** @param volume 0–1 */
      setVolume(volume: number) {
        player.volumeLevel = Math.min(1, Math.max(0, volume));
        controller.setVolumeLevel();
      },
      setMuted(isMuted: boolean) {
        if (player.isMuted !== isMuted) controller.muteOrUnmute();
      },
    },
  };
}
