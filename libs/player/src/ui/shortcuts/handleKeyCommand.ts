import type { PlaybackEngine, StreamState } from '../../engine/playbackEngine.ts';
import { steppedVolume } from '../../engine/state/streamTime.ts';
import { languageName } from '../tracks/trackLabel.ts';
import { adjacentSpeed } from '../transport/playbackSpeeds.ts';
import { seekTarget, type SeekSteps } from '../transport/seekSteps.ts';
import type { KeyCommand } from './keyCommand.ts';

const NORWEGIAN = languageName('nb');

/**
 * Turns subtitles off, or on in Norwegian, else the first track.
 *
 * @returns the track id; undefined for none
 */
function toggleSubtitles({
  textTracks,
  currentTextTrack,
}: Pick<StreamState, 'textTracks' | 'currentTextTrack'>): string | undefined {
  if (currentTextTrack !== undefined) return undefined;
  return (textTracks.find(({ language }) => languageName(language) === NORWEGIAN) ?? textTracks[0])?.id;
}

const VOLUME_STEP = 0.05;

/** Next or previous channel of the guide, or the last watched. */
export type Zap = 'up' | 'down' | 'before';

export interface KeyCommandContext {
  readonly engine: PlaybackEngine;
  readonly steps: SeekSteps;
  readonly fullscreen: { readonly isFullscreen: boolean; readonly toggle: () => void };
  readonly onNext?: (() => void) | undefined;
  readonly onZap?: ((to: Zap) => void) | undefined;
  readonly onShowShortcuts: () => void;
  readonly onClose: () => void;
}

/** Runs a command if the stream supports it. */
export function handleKeyCommand(command: KeyCommand, commanded: KeyCommandContext): void {
  const { engine, steps, fullscreen } = commanded;
  const state = engine.state.get();
  if (typeof command === 'object') return seekToShare(engine, command.seekToShare);
  switch (command) {
    case 'togglePlay':
      return state.isPaused ? engine.play() : engine.pause();
    case 'seekBack':
      return engine.seek(seekTarget('back', steps, state));
    case 'seekForward':
      return engine.seek(seekTarget('forward', steps, state));
    case 'louder':
      return engine.setVolume(steppedVolume(state.volume + VOLUME_STEP));
    case 'quieter':
      return engine.setVolume(steppedVolume(state.volume - VOLUME_STEP));
    case 'toggleMute':
      return engine.setMuted(!state.isMuted);
    case 'toggleSubtitles':
      return state.textTracks.length > 0 ? engine.selectTextTrack(toggleSubtitles(state)) : undefined;
    case 'slower':
      return changeSpeed(engine, state, 'slower');
    case 'faster':
      return changeSpeed(engine, state, 'faster');
    case 'next':
      return commanded.onNext?.();
    case 'channelUp':
      return commanded.onZap?.('up');
    case 'channelDown':
      return commanded.onZap?.('down');
    case 'channelBefore':
      return commanded.onZap?.('before');
    case 'toggleFullscreen':
      return fullscreen.toggle();
    case 'showKeys':
      return commanded.onShowShortcuts();
    case 'leave':
      return fullscreen.isFullscreen ? fullscreen.toggle() : commanded.onClose();
  }
}

function seekToShare(engine: PlaybackEngine, share: number) {
  const { playMode, duration } = engine.state.get();
  if (playMode === 'live') return;
  if (share === 1 && playMode === 'liveTimeShift') engine.seekToLiveEdge();
  else engine.seek(share * duration);
}

function changeSpeed(
  engine: PlaybackEngine,
  { playMode, playbackRate }: StreamState,
  to: 'slower' | 'faster',
) {
  if (playMode === 'ondemand') engine.setPlaybackRate(adjacentSpeed(playbackRate, to));
}
