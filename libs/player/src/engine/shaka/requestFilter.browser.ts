import type { EngineSource } from '../playbackEngine.ts';
import type { ShakaLibrary, ShakaPlayer } from './shakaLibrary.browser.ts';

export type GetLicenceToken = (url: string) => Promise<string | undefined>;

/** Adds the source's headers to requests, and the user's token to licence requests. */
export function authorizeRequests(
  player: ShakaPlayer,
  { LICENSE, MANIFEST, SEGMENT }: ShakaLibrary['requestKinds'],
  licenceToken: GetLicenceToken,
  source: () => EngineSource | undefined,
): void {
  player.getNetworkingEngine()?.registerRequestFilter(async (kind, request) => {
    if (kind === LICENSE) {
      const token = await licenceToken(request.uris[0] ?? '');
      Object.assign(request.headers, source()?.drm?.licenceHeaders);
      if (token !== undefined) request.headers['Authorization'] = `Bearer ${token}`;
    } else if (kind === MANIFEST || kind === SEGMENT) Object.assign(request.headers, source()?.headers);
  });
}
