import type { EngineSource } from '../playbackEngine.ts';
import { authorizeRequests, type GetLicenceToken } from './requestFilter.browser.ts';
import { trackRequests, type RequestsInFlight } from './requestsInFlight.browser.ts';
import { shakaConfiguration, type ShakaConfigurationOptions } from './shakaConfiguration.ts';
import { loadShaka, type ShakaLibrary, type ShakaPlayer, type ShakaPreload } from './shakaLibrary.browser.ts';

/** A live preload refetches its manifest repeatedly, so it is released after this time. */
const PRELOAD_TTL_MS = 10_000;

/** A player without a media element, and its preloaded data. */
export interface PreloadedPlayerParts {
  readonly library: ShakaLibrary;
  readonly player: ShakaPlayer;
  readonly preload: Promise<ShakaPreload | null>;
  readonly requests: RequestsInFlight;
}

export interface PreloadedPlayer {
  /** The caller must destroy it. Undefined if it was released or failed. */
  readonly take: () => PreloadedPlayerParts | undefined;
  /** Destroys the player. */
  readonly release: () => void;
}

/**
 * Preloads a DASH stream: the manifest and the init segments, and on demand the first segments. Requests no licence.
 *
 * @returns undefined on failure; never rejects
 */
export async function preloadStreamPlayer(
  source: EngineSource,
  { licenceToken, ...options }: ShakaConfigurationOptions & { readonly licenceToken: GetLicenceToken },
  loadLibrary = loadShaka,
): Promise<PreloadedPlayer | undefined> {
  if (source.manifestType !== 'dash') return undefined;
  const library = await loadLibrary('dash').catch(() => undefined);
  const player = library?.createPlayer();
  if (!library || !player) return undefined;
  const { manifestUrl, startAt = null } = source;
  // Licence requests wait until the player is taken.
  let resolveTaken: (isTaken: boolean) => void = () => undefined;
  const whenTaken = new Promise<boolean>((resolve) => {
    resolveTaken = resolve;
  });
  async function getTokenWhenTaken(url: string) {
    if (await whenTaken) return licenceToken(url);
    throw new Error('The preload was released');
  }
  authorizeRequests(player, library.requestKinds, getTokenWhenTaken, () => source);
  const requests = trackRequests(player, library.requestKinds);
  player.configure(shakaConfiguration(source, options));
  const preload = player.preload(manifestUrl, startAt);

  let held: PreloadedPlayerParts | undefined = { library, player, preload, requests };
  const takeHeld = (isTaken: boolean) => {
    clearTimeout(expiryTimer);
    resolveTaken(isTaken);
    const released = held;
    held = undefined;
    return released;
  };
  const discard = () =>
    void takeHeld(false)
      ?.player.destroy()
      .catch(() => undefined);
  const expiryTimer = setTimeout(discard, PRELOAD_TTL_MS);
  preload.then((read) => read?.waitForFinish()).catch(discard);
  return { release: discard, take: () => takeHeld(true) };
}
