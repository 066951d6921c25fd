import type { EngineSource } from '../playbackEngine.ts';
import type { PreloadedPlayer } from './preloadStreamPlayer.browser.ts';
import { authorizeRequests, type GetLicenceToken } from './requestFilter.browser.ts';
import { trackRequests, type RequestsInFlight } from './requestsInFlight.browser.ts';
import type { loadShaka, ShakaLibrary, ShakaPlayer, ShakaPreload } from './shakaLibrary.browser.ts';

type ManifestType = EngineSource['manifestType'];

/** Undefined if the engine was destroyed; `notSupported` if the browser cannot play. */
export type PlayerResult = ShakaPlayer | 'notSupported' | undefined;

interface ShakaPlayersOptions {
  readonly loadLibrary: typeof loadShaka;
  readonly signal: AbortSignal;
  readonly prepare: (player: ShakaPlayer) => Promise<void>;
  readonly licenceToken: GetLicenceToken;
  readonly source: () => EngineSource | undefined;
  readonly preloadedPlayer: Promise<PreloadedPlayer | undefined> | undefined;
}

export type ShakaPlayers = ReturnType<typeof createShakaPlayers>;

/** Owns the Shaka player; there is at most one at a time. */
export function createShakaPlayers(options: ShakaPlayersOptions) {
  const { loadLibrary, signal, prepare, licenceToken, source, preloadedPlayer } = options;
  let current: ShakaPlayer | undefined;
  let currentLibrary: ShakaLibrary | undefined;
  let created: { readonly type: ManifestType; readonly player: Promise<PlayerResult> } | undefined;
  let preload: Promise<ShakaPreload | null> | undefined;
  let requests: RequestsInFlight | undefined;

  async function createPlayer(type: ManifestType, previous?: Promise<PlayerResult>): Promise<PlayerResult> {
    const taken = (await preloadedPlayer)?.take();
    const library = taken?.library ?? (await loadLibrary(type));
    await previous?.catch(() => undefined);
    await current?.destroy();
    if (signal.aborted) {
      await taken?.player.destroy();
      return undefined;
    }
    const player = taken?.player ?? library.createPlayer();
    if (!player) return 'notSupported';
    current = player;
    currentLibrary = library;
    preload = taken?.preload;
    requests = taken?.requests ?? trackRequests(player, library.requestKinds);
    await prepare(player);
    authorizeRequests(player, library.requestKinds, licenceToken, source);
    return player;
  }

  return {
    getCurrent: () => current,
    getRequests: () => requests,
    /** Fetches a source's server certificate; undefined if it has none. */
    async fetchCertificate({ drm }: EngineSource) {
      if (!current || drm?.certificateUrl === undefined) return undefined;
      return currentLibrary?.fetchCertificate(current, drm.certificateUrl);
    },
    /** Returns the current player's preload, once. */
    takePreload() {
      const taken = preload;
      preload = undefined;
      return taken;
    },
    /** Returns the player for a manifest type; recreated after a failure. */
    getPlayer(type: ManifestType): Promise<PlayerResult> {
      if (created?.type === type) return created.player;
      const player = createPlayer(type, created?.player);
      const entry = { type, player };
      created = entry;
      player.catch(() => {
        if (created === entry) created = undefined;
      });
      return player;
    },
    /** Await it before creating another player for the same element. */
    async destroy() {
      await current?.destroy();
      current = undefined;
    },
  };
}
