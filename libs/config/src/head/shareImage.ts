import type { RuntimeConfig } from '../runtime/runtimeConfig.ts';
import { allowedAddress } from '../url/allowedUrl.ts';

/** A picture for shared links. Its size is told where it is known, in pixels. */
export interface ShareImage {
  readonly url: string;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** Every brand has this file among its static ones. */
const OF_THE_BRAND = { path: '/share.png', width: 1200, height: 630 };

/**
 * The picture that a page is shared with, at an absolute address: its own, else the brand's (PAGE-70). An
 * address that may not be followed counts as none: it would make others ask there on our behalf.
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
