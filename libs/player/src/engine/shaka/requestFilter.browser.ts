import type { EngineSource } from '../playbackEngine.ts';
import type { ShakaLibrary, ShakaPlayer } from './shakaLibrary.browser.ts';

export type GetLicenceToken = (url: string) => Promise<string | undefined>;

/** Adds the source's headers to requests, and the user's token to licence requests. */
export function authorizeRequests(
  player: ShakaPlayer,
  { LICENSE, MANIFEST, SEGMENT }: ShakaLibrary['requestKinds'],
  {
    licenceToken,
    source,
  }: { readonly licenceToken: GetLicenceToken; readonly source: () => EngineSource | undefined },
): void {
  player.getNetworkingEngine()?.registerRequestFilter(async (kind, request) => {
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
}
