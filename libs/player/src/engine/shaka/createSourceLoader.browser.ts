import type { EngineSource } from '../playbackEngine.ts';
import type { EngineParts, ErrorRecovery } from '../recovery/createErrorRecovery.browser.ts';
import { isAborted, isDecodeError, playbackErrorCode } from '../recovery/engineError.ts';
import { applyQuality, selectPreferredTracks, syncTracks } from '../tracks/shakaTracks.browser.ts';
import type { EngineEvents } from './engineEvents.browser.ts';
import { applyPlaybackRate } from './mediaElement.browser.ts';
import { bufferingGoal, shakaConfiguration, type ShakaConfigurationOptions } from './shakaConfiguration.ts';
import type { ShakaPlayers } from './shakaPlayers.browser.ts';

const HAVE_CURRENT_DATA = 2;

interface SourceLoaderOptions extends EngineParts {
  readonly configuration: ShakaConfigurationOptions;
  readonly players: ShakaPlayers;
  readonly events: EngineEvents;
  readonly recovery: ErrorRecovery;
  /** Starts playback. */
  readonly start: () => void;
}

/** @param onSource called with the source before it loads */
export function createSourceLoader(options: SourceLoaderOptions, onSource: (source: EngineSource) => void) {
  const { video, state, clock, seeking, failures, manifests, players, events, recovery, start } = options;
  let current = new AbortController();

  function setLoading(isPaused: boolean) {
    const noProblem = { isFetchFailing: false, isStalled: false, error: undefined };
    state.set({ phase: 'loading', isPaused, isBuffering: true, ...noProblem });
  }

  async function loadUntilAborted(source: EngineSource, signal: AbortSignal): Promise<void> {
    const player = await players.getPlayer(source.manifestType);
    if (signal.aborted || !player) return;
    if (player === 'notSupported') return failures.failAndReport('notSupported');
    state.set({ quality: source.quality, heights: [] });
    const certificate = await players.fetchCertificate(source);
    if (signal.aborted) return;
    player.configure(shakaConfiguration(source, options.configuration, certificate));
    seeking.startPrefetching();
    const manifestUrl = await manifests.load(player, source, signal, players.takePreload());
    if (signal.aborted || (video.error && recovery.recoverFromDecodeError())) return;
    if (!player.isLive()) player.configure('streaming.bufferingGoal', bufferingGoal.ondemand);
    selectPreferredTracks(player, source, seeking.stopPrefetching);
    applyPlaybackRate(video, state, player.isLive() ? 1 : source.playbackRate);
    applyQuality(player, source.quality);
    if (!state.get().isPaused) start();
    const isBuffering = video.readyState < HAVE_CURRENT_DATA;
    // The browser may have refused to start.
    state.set({ phase: 'ready', manifestUrl, isBuffering, isPaused: video.paused });
    syncTracks(player, state);
    clock.sync();
  }

  return {
    setLoading,
    abort: () => current.abort(),
    /** Loads a source; the latest call wins. Never rejects. */
    load: async (source: EngineSource): Promise<void> => {
      current.abort();
      current = new AbortController();
      const { signal } = current;
      onSource(source);
      clock.reset();
      recovery.network.reset();
      setLoading(!source.autoPlay);
      try {
        await loadUntilAborted(source, signal);
      } catch (error) {
        if (signal.aborted || isAborted(error)) return;
        events.logLoadError(error);
        if (isDecodeError(error) && recovery.recoverFromDecodeError()) return;
        failures.failAndReport(playbackErrorCode(error), error);
      }
    },
  };
}
