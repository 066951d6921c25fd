import type { EngineSource } from './playbackEngine.ts';
import type { loadShaka, ShakaPlayer } from './shakaLibrary.browser.ts';

type ManifestType = EngineSource['manifestType'];

/** Undefined when the engine has ended meanwhile; `notSupported` where the browser cannot play at all. */
export type MadePlayer = ShakaPlayer | 'notSupported' | undefined;

interface ShakaPlayersOptions {
  readonly loadLibrary: typeof loadShaka;
  readonly signal: AbortSignal;
  /** Makes a new player ready for its element, before it loads anything. */
  readonly prepare: (player: ShakaPlayer) => Promise<void>;
  /** A token that is valid now, for a licence request to this address. */
  readonly licenceToken: (url: string) => Promise<string | undefined>;
  readonly source: () => EngineSource | undefined;
}

/** The library's players, of which there is one at a time. */
export interface ShakaPlayers {
  readonly current: () => ShakaPlayer | undefined;
  /** The player for a kind of manifest: made once, and anew after a failure or for another kind. */
  for(type: ManifestType): Promise<MadePlayer>;
  /** Takes a while: wait for it before another is made for the same element. */
  destroy(): Promise<void>;
}

export function createShakaPlayers({
  loadLibrary,
  signal,
  prepare,
  licenceToken,
  source,
}: ShakaPlayersOptions): ShakaPlayers {
  let current: ShakaPlayer | undefined;
  let made: { readonly type: ManifestType; readonly player: Promise<MadePlayer> } | undefined;

  async function make(type: ManifestType, before?: Promise<MadePlayer>): Promise<MadePlayer> {
    const library = await loadLibrary(type);
    await before?.catch(() => undefined);
    await current?.destroy();
    if (signal.aborted) return undefined;
    const player = library.createPlayer();
    if (!player) return 'notSupported';
    current = player;
    await prepare(player);
    player.getNetworkingEngine()?.registerRequestFilter(async (kind, request) => {
      const { LICENSE, MANIFEST, SEGMENT } = library.requestKinds;
      if (kind === LICENSE) {
        const token = await licenceToken(request.uris[0] ?? '');
        Object.assign(
          request.headers,
          source()?.drm?.licenceHeaders,
          token === undefined ? {} : { Authorization: `Bearer ${token}` },
        );
      } else if (kind === MANIFEST || kind === SEGMENT) {
        Object.assign(request.headers, source()?.headers);
      }
    });
    return player;
  }

  return {
    current: () => current,
    for(type) {
      if (made?.type === type) return made.player;
      const player = make(type, made?.player);
      const mine = { type, player };
      made = mine;
      player.catch(() => {
        if (made === mine) made = undefined;
      });
      return player;
    },
    async destroy() {
      await current?.destroy();
      current = undefined;
    },
  };
}
