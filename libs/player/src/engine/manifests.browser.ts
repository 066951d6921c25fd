import { failedManifestUrl, isAnswered } from './engineError.ts';
import type { EngineSource, ManifestFailure } from './playbackEngine.ts';
import type { ShakaPlayer, ShakaPreload } from './shakaLibrary.browser.ts';
import type { StreamReader } from './streamStore.ts';

/**
 * Failed updates of a live manifest in a row, with an invalid response, before the secondary manifest is
 * loaded.
 */
const MOST_BAD_UPDATES = 3;

/** The start time for Shaka's `load`; null means the live edge. */
function startTime({ startAt, startAtInstant }: EngineSource): number | Date | null {
  return startAtInstant === undefined ? (startAt ?? null) : new Date(startAtInstant);
}

/** Loads the manifest, reports each failure and falls back to the secondary one. */
export interface Manifests {
  /**
   * Loads the first manifest that works and returns its URL.
   *
   * @param isSuperseded whether another load has started
   * @throws Shaka's error if none works
   */
  load(
    player: ShakaPlayer,
    source: EngineSource,
    isOver: () => boolean,
    preload?: Promise<ShakaPreload | null>,
  ): Promise<string>;
  /** Call when Shaka has finished a live manifest update, successful or not. */
  updated(): void;
  /**
   * Reports the first of a series of failed live updates.
   *
   * @returns the source to load instead, if responses stay invalid and playback has stopped
   */
  failed(error: unknown, source: EngineSource): EngineSource | undefined;
}

export function createManifests(state: StreamReader, onError: (failure: ManifestFailure) => void): Manifests {
  let badUpdates = 0;
  let hasUpdateFailed = false;

  async function load(
    player: ShakaPlayer,
    source: EngineSource,
    isOver: () => boolean,
    preload?: Promise<ShakaPreload | null>,
  ): Promise<string> {
    const { manifestUrl, secondaryManifestUrl } = source;
    badUpdates = 0;
    hasUpdateFailed = false;
    try {
      await player.load((await preload) ?? manifestUrl, startTime(source));
      return manifestUrl;
    } catch (error) {
      const failedUrl = isOver() ? undefined : failedManifestUrl(error, manifestUrl);
      if (failedUrl === undefined) throw error;
      onError({ stage: 'load', failedUrl, manifestUrl, secondaryManifestUrl });
      if (secondaryManifestUrl === undefined) throw error;
      const rest = {
        ...source,
        manifestUrl: secondaryManifestUrl,
        secondaryManifestUrl: undefined,
      };
      return load(player, rest, isOver);
    }
  }

  return {
    load,
    updated() {
      if (!hasUpdateFailed) badUpdates = 0;
      hasUpdateFailed = false;
    },
    failed(error, source) {
      const { manifestUrl = source.manifestUrl, playMode, isBuffering } = state.get();
      const failedUrl = playMode === 'ondemand' ? undefined : failedManifestUrl(error, manifestUrl);
      if (failedUrl === undefined) return undefined;
      badUpdates += 1;
      hasUpdateFailed = true;
      const other = [source.manifestUrl, source.secondaryManifestUrl].find((url) => url !== manifestUrl);
      if (badUpdates === 1) {
        onError({ stage: 'update', failedUrl, manifestUrl, secondaryManifestUrl: other });
      }
      // Buffered content still plays, for hours behind the live edge: switching would interrupt it.
      if (!isBuffering || other === undefined || badUpdates < MOST_BAD_UPDATES || !isAnswered(error))
        return undefined;
      return { ...source, manifestUrl: other, secondaryManifestUrl: manifestUrl };
    },
  };
}
