import type { RuntimeConfig } from '../runtime/runtimeConfig.ts';
import { allowedAddress } from '../url/allowedUrl.ts';

/** Image for shared links; sizes in pixels, if known. */
export interface ShareImage {
  readonly url: string;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** A static file of every brand. */
const OF_THE_BRAND = { path: '/share.png', width: 1200, height: 630 };

/**
 * Absolute URL of the image a page is shared with: its own, else the brand's (PAGE-70). A URL that is not
 * allowed counts as missing.
 */
export function shareImage(
  own: ShareImage | undefined,
  config: Pick<RuntimeConfig, 'allowedHosts'>,
  origin: string,
): ShareImage {
  const { path, ...size } = OF_THE_BRAND;
  const url = allowedAddress(own?.url, config, origin);
  return url === undefined ? { url: `${origin}${path}`, ...size } : { ...own, url };
}
