import type { PlaybackEngine, StreamState } from '../../engine/playbackEngine.ts';
import { steppedVolume } from '../../engine/state/streamTime.ts';
import { languageName } from '../tracks/trackLabel.ts';
import { adjacentSpeed } from '../transport/playbackSpeeds.ts';
import { seekTarget, type SeekSteps } from '../transport/seekSteps.ts';
import type { KeyCommand } from './keyCommand.ts';

const NORWEGIAN = languageName('nb');

/** Returns the track that turns subtitles on, Norwegian or else the first; undefined to turn them off. */
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
  const changeSpeed = (to: 'slower' | 'faster') => {
    if (state.playMode === 'ondemand') engine.setPlaybackRate(adjacentSpeed(state.playbackRate, to));
  };
  const actions: Record<typeof command, () => void> = {
    togglePlay: () => (state.isPaused ? engine.play() : engine.pause()),
    seekBack: () => engine.seek(seekTarget('back', steps, state)),
    seekForward: () => engine.seek(seekTarget('forward', steps, state)),
    louder: () => engine.setVolume(steppedVolume(state.volume + VOLUME_STEP)),
    quieter: () => engine.setVolume(steppedVolume(state.volume - VOLUME_STEP)),
    toggleMute: () => engine.setMuted(!state.isMuted),
    toggleSubtitles: () =>
      state.textTracks.length > 0 ? engine.selectTextTrack(toggleSubtitles(state)) : undefined,
    slower: () => changeSpeed('slower'),
    faster: () => changeSpeed('faster'),
    next: () => commanded.onNext?.(),
    channelUp: () => commanded.onZap?.('up'),
    channelDown: () => commanded.onZap?.('down'),
    channelBefore: () => commanded.onZap?.('before'),
    toggleFullscreen: fullscreen.toggle,
    showKeys: commanded.onShowShortcuts,
    leave: fullscreen.isFullscreen ? fullscreen.toggle : commanded.onClose,
  };
  actions[command]();
}

function seekToShare(engine: PlaybackEngine, share: number) {
  const { playMode, duration } = engine.state.get();
  if (playMode === 'live') return;
  if (share === 1 && playMode === 'liveTimeShift') engine.seekToLiveEdge();
  else engine.seek(share * duration);
}
