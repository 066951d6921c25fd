import type { RuntimeConfig } from '../runtime/runtimeConfig.ts';
import { resolveAllowedUrl } from '../url/allowedUrl.ts';

/** Sizes in pixels. */
export interface ShareImage {
  readonly url: string;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

const BRAND_SHARE_IMAGE = { path: '/share.png', width: 1200, height: 630 };

/** The page's image, else the brand's (PAGE-70). A forbidden URL counts as missing. */
export function shareImage(
  own: ShareImage | undefined,
  config: Pick<RuntimeConfig, 'allowedHosts'>,
  origin: string,
): ShareImage {
  const { path, ...size } = BRAND_SHARE_IMAGE;
  const url = resolveAllowedUrl(own?.url, config, origin);
  return url === undefined ? { url: `${origin}${path}`, ...size } : { ...own, url };
}
