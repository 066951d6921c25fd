import type { EngineSource, ManifestFailure } from '../playbackEngine.ts';
import type { ShakaPlayer, ShakaPreload } from '../shaka/shakaLibrary.browser.ts';
import type { StreamReader } from '../state/streamStore.ts';
import { getFailedManifestUrl, isInvalidResponse } from './engineError.ts';

/** Failed live updates in a row, with an invalid response, before the secondary manifest is loaded. */
const MAX_BAD_UPDATES = 3;

/** Returns the start time for Shaka's `load`; null means the live edge. */
function toShakaStartTime({ startAt, startAtInstant }: EngineSource): number | Date | null {
  return startAtInstant === undefined ? (startAt ?? null) : new Date(startAtInstant);
}

export type ManifestFailover = ReturnType<typeof createManifestFailover>;

/** Loads the manifest, reports each failure and falls back to the secondary one. */
export function createManifestFailover(state: StreamReader, onError: (failure: ManifestFailure) => void) {
  let badUpdates = 0;
  let hasUpdateFailed = false;

  /**
   * Loads the first manifest that works and returns its URL.
   *
   * @param signal aborted by another load
   * @throws Shaka's error if none works
   */
  async function load(
    player: ShakaPlayer,
    source: EngineSource,
    signal: AbortSignal,
    preload?: Promise<ShakaPreload | null>,
  ): Promise<string> {
    const { manifestUrl, secondaryManifestUrl } = source;
    badUpdates = 0;
    hasUpdateFailed = false;
    try {
      await player.load((await preload) ?? manifestUrl, toShakaStartTime(source));
      return manifestUrl;
    } catch (error) {
      const failedUrl = signal.aborted ? undefined : getFailedManifestUrl(error, manifestUrl);
      if (failedUrl === undefined) throw error;
      onError({ stage: 'load', failedUrl, manifestUrl, secondaryManifestUrl });
      if (secondaryManifestUrl === undefined) throw error;
      const fallback = { ...source, manifestUrl: secondaryManifestUrl, secondaryManifestUrl: undefined };
      return load(player, fallback, signal);
    }
  }

  return {
    load,
    /** Call when Shaka has finished a live manifest update, successful or not. */
    handleUpdate() {
      if (!hasUpdateFailed) badUpdates = 0;
      hasUpdateFailed = false;
    },
    /**
     * Reports the first of a series of failed live updates.
     *
     * @returns the source to load instead, if responses stay invalid and playback has stopped
     */
    handleError(error: unknown, source: EngineSource): EngineSource | undefined {
      const { manifestUrl = source.manifestUrl, playMode, isBuffering } = state.get();
      const failedUrl = playMode === 'ondemand' ? undefined : getFailedManifestUrl(error, manifestUrl);
      if (failedUrl === undefined) return undefined;
      badUpdates += 1;
      hasUpdateFailed = true;
      const otherUrl = [source.manifestUrl, source.secondaryManifestUrl].find((url) => url !== manifestUrl);
      if (badUpdates === 1)
        onError({ stage: 'update', failedUrl, manifestUrl, secondaryManifestUrl: otherUrl });
      // Buffered content still plays, for hours behind the live edge: switching would interrupt it.
      if (!isBuffering || otherUrl === undefined || badUpdates < MAX_BAD_UPDATES || !isInvalidResponse(error))
        return undefined;
      return { ...source, manifestUrl: otherUrl, secondaryManifestUrl: manifestUrl };
    },
  };
}
