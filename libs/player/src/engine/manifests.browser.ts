import { failedManifestUrl, isAnswered } from './engineError.ts';
import type { EngineSource, ManifestFailure } from './playbackEngine.ts';
import type { ShakaPlayer, ShakaPreload } from './shakaLibrary.browser.ts';
import type { StreamReader } from './streamStore.ts';

/** So many updates of a live manifest in a row that the server answered with something of no use, and the other one is played. */
const MOST_BAD_UPDATES = 3;

/** Where to start in the words of the library, which takes nothing for the live edge. */
function startTime({ startAt, startAtInstant }: EngineSource): number | Date | null {
  return startAtInstant === undefined ? (startAt ?? null) : new Date(startAtInstant);
}

/** The manifests of what is played: the failure of each is told, and the other one takes its place. */
export interface Manifests {
  /**
   * Loads the first that can be had.
   *
   * @param preload what was read of the first already
   * @param isOver whether something else is loaded by now
   * @returns its address
   * @throws what the library throws, where none can be had
   */
  load(
    player: ShakaPlayer,
    source: EngineSource,
    isOver: () => boolean,
    preload?: Promise<ShakaPreload | null>,
  ): Promise<string>;
  /** The library has finished an update of a live manifest: after a success, and after each failure too. */
  updated(): void;
  /**
   * A live manifest that fails while it plays is told once, until it comes again.
   *
   * @returns what is to be played instead, where the server goes on answering with something of no use and nothing plays any more
   */
  failed(error: unknown, source: EngineSource): EngineSource | undefined;
}

export function createManifests(state: StreamReader, onError: (failure: ManifestFailure) => void): Manifests {
  let badUpdates = 0;
  /** The update that is under way has failed, and is not over yet. */
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
      // What was read before still plays, for hours where the user is behind the edge: changing over would interrupt it.
      if (!isBuffering || other === undefined || badUpdates < MOST_BAD_UPDATES || !isAnswered(error))
        return undefined;
      return { ...source, manifestUrl: other, secondaryManifestUrl: manifestUrl };
    },
  };
}
