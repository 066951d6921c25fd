import type { EngineSource } from './playbackEngine.ts';
import { authorizeRequests, type LicenceToken } from './requestFilter.browser.ts';
import { followRequests, type RequestsInFlight } from './requestsInFlight.browser.ts';
import { shakaConfiguration, type ShakaConfigurationOptions } from './shakaConfiguration.ts';
import { loadShaka, type ShakaLibrary, type ShakaPlayer, type ShakaPreload } from './shakaLibrary.browser.ts';

/** A live preload refetches its manifest repeatedly, so it is released after this time. */
const GOOD_FOR_MS = 10_000;

/** A player without a media element, and its preloaded data. */
export interface PreloadedPlayerParts {
  readonly library: ShakaLibrary;
  readonly player: ShakaPlayer;
  readonly preload: Promise<ShakaPreload | null>;
  readonly requests: RequestsInFlight;
}

export interface PlayerAhead {
  /** The caller must destroy it. Undefined if it was released or failed. */
  readonly take: () => PreloadedPlayerParts | undefined;
  /** Destroys the player. */
  readonly letGo: () => void;
}

interface PlayerAheadOptions extends ShakaConfigurationOptions {
  readonly licenceToken: LicenceToken;
  readonly loadLibrary?: typeof loadShaka;
}

/**
 * Preloads a DASH stream: the manifest and the init segments, and on demand the first segments. Requests no
 * licence.
 *
 * @returns undefined if the stream cannot be preloaded; never rejects
 */
export async function openPlayerAhead(
  source: EngineSource,
  options: PlayerAheadOptions,
): Promise<PlayerAhead | undefined> {
  if (source.manifestType !== 'dash') return undefined;
  const { loadLibrary = loadShaka, licenceToken } = options;
  const library = await loadLibrary('dash').catch(() => undefined);
  const player = library?.createPlayer();
  if (!library || !player) return undefined;
  const { manifestUrl, startAt = null } = source;
  // Licence requests wait until the player is taken.
  let settleComing: (isTaken: boolean) => void = () => undefined;
  const coming = new Promise<boolean>((resolve) => {
    settleComing = resolve;
  });
  authorizeRequests(player, library.requestKinds, {
    async licenceToken(url) {
      if (await coming) return licenceToken(url);
      throw new Error('Nobody came');
    },
    source: () => source,
  });
  const requests = followRequests(player, library.requestKinds);
  player.configure(shakaConfiguration(source, options));
  const preload = player.preload(manifestUrl, startAt);

  let held: PreloadedPlayerParts | undefined = { library, player, preload, requests };
  const release = (isTaken: boolean) => {
    clearTimeout(end);
    settleComing(isTaken);
    const released = held;
    held = undefined;
    return released;
  };
  const letGo = () =>
    void release(false)
      ?.player.destroy()
      .catch(() => undefined);
  const end = setTimeout(letGo, GOOD_FOR_MS);
  preload.then((read) => read?.waitForFinish()).catch(letGo);
  return { letGo, take: () => release(true) };
}
