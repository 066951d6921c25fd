import type { EngineSource } from './playbackEngine.ts';
import type { PlayerAhead } from './playerAhead.browser.ts';
import { authorizeRequests, type LicenceToken } from './requestFilter.browser.ts';
import { followRequests, type RequestsInFlight } from './requestsInFlight.browser.ts';
import type { loadShaka, ShakaPlayer, ShakaPreload } from './shakaLibrary.browser.ts';

type ManifestType = EngineSource['manifestType'];

/** Undefined if the engine was destroyed; `notSupported` if the browser cannot play. */
export type MadePlayer = ShakaPlayer | 'notSupported' | undefined;

interface ShakaPlayersOptions {
  readonly loadLibrary: typeof loadShaka;
  readonly signal: AbortSignal;
  readonly prepare: (player: ShakaPlayer) => Promise<void>;
  readonly licenceToken: LicenceToken;
  readonly source: () => EngineSource | undefined;
  readonly ahead: Promise<PlayerAhead | undefined> | undefined;
}

/** Owns the Shaka player; there is at most one at a time. */
export interface ShakaPlayers {
  readonly current: () => ShakaPlayer | undefined;
  readonly requests: () => RequestsInFlight | undefined;
  /** Returns the current player's preload, once. */
  readonly takePreload: () => Promise<ShakaPreload | null> | undefined;
  /** Returns the player for a manifest type; recreated after a failure. */
  for(type: ManifestType): Promise<MadePlayer>;
  /** Await it before creating another player for the same element. */
  destroy(): Promise<void>;
}

export function createShakaPlayers({
  loadLibrary,
  signal,
  prepare,
  licenceToken,
  source,
  ahead,
}: ShakaPlayersOptions): ShakaPlayers {
  let current: ShakaPlayer | undefined;
  let made: { readonly type: ManifestType; readonly player: Promise<MadePlayer> } | undefined;
  let preload: Promise<ShakaPreload | null> | undefined;
  let requests: RequestsInFlight | undefined;

  async function make(type: ManifestType, before?: Promise<MadePlayer>): Promise<MadePlayer> {
    const taken = (await ahead)?.take();
    const library = taken?.library ?? (await loadLibrary(type));
    await before?.catch(() => undefined);
    await current?.destroy();
    if (signal.aborted) {
      await taken?.player.destroy();
      return undefined;
    }
    const player = taken?.player ?? library.createPlayer();
    if (!player) return 'notSupported';
    current = player;
    preload = taken?.preload;
    requests = taken?.requests ?? followRequests(player, library.requestKinds);
    await prepare(player);
    authorizeRequests(player, library.requestKinds, { licenceToken, source });
    return player;
  }

  return {
    current: () => current,
    requests: () => requests,
    takePreload() {
      const taken = preload;
      preload = undefined;
      return taken;
    },
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
