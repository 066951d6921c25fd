import type { EngineSource } from './playbackEngine.ts';
import { authorizeRequests, type LicenceToken } from './requestFilter.browser.ts';
import { followRequests, type RequestsInFlight } from './requestsInFlight.browser.ts';
import { shakaConfiguration, type ShakaConfigurationOptions } from './shakaConfiguration.ts';
import { loadShaka, type ShakaLibrary, type ShakaPlayer, type ShakaPreload } from './shakaLibrary.browser.ts';

/** How long (ms) it is held: of a channel it asks for the manifest again and again. */
const GOOD_FOR_MS = 10_000;

/** A player that has no element yet, and what it has read of a stream. */
export interface PreloadedPlayerParts {
  readonly library: ShakaLibrary;
  readonly player: ShakaPlayer;
  readonly preload: Promise<ShakaPreload | null>;
  readonly requests: RequestsInFlight;
}

/** A player that waits for who may come. */
export interface PlayerAhead {
  /** Whoever takes it lets go of it. Undefined where it is gone, or could not read its stream. */
  readonly take: () => PreloadedPlayerParts | undefined;
  /** Nobody comes. */
  readonly letGo: () => void;
}

interface PlayerAheadOptions extends ShakaConfigurationOptions {
  readonly licenceToken: LicenceToken;
  readonly loadLibrary?: typeof loadShaka;
}

/**
 * Has a player read a stream before there is an element to play it: the manifest and what its decoders begin with; on demand also the
 * first seconds from where it begins. Nothing is asked of a licence server.
 *
 * @returns never rejects; undefined where nothing can be read ahead
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
  // A licence is for who plays: it waits for him.
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
  // What it fails with has nobody to be told to: nothing of it was seen.
  const letGo = () =>
    void release(false)
      ?.player.destroy()
      .catch(() => undefined);
  const end = setTimeout(letGo, GOOD_FOR_MS);
  preload.then((read) => read?.waitForFinish()).catch(letGo);
  return { letGo, take: () => release(true) };
}
