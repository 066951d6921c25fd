import { useBrand, useConfig, useOrigin } from '../runtime/ConfigProvider.tsx';
import type { RuntimeConfig } from '../runtime/runtimeConfig.ts';
import { resolveAllowedUrl } from '../url/allowedUrl.ts';
import { documentTitle } from './seo.ts';

/** Sizes in pixels. */
export interface ShareImage {
  readonly url: string;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

const BRAND_SHARE_IMAGE = { path: '/share.png', width: 1200, height: 630 };

/** Returns the page's image, else the brand's (PAGE-70). A forbidden URL counts as missing. */
export function shareImage(
  own: ShareImage | undefined,
  config: Pick<RuntimeConfig, 'allowedHosts'>,
  origin: string,
): ShareImage {
  const { path, ...size } = BRAND_SHARE_IMAGE;
  const url = resolveAllowedUrl(own?.url, config, origin);
  return url === undefined ? { url: `${origin}${path}`, ...size } : { ...own, url };
}

export interface DocumentHeadProps {
  /** Without the brand. */
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  /** Canonical path (PAGE-50). */
  readonly path?: string | undefined;
  /** Open Graph type. */
  readonly type?: 'website' | 'video.movie' | 'video.tv_show' | 'video.episode' | 'video.other';
  readonly image?: ShareImage | undefined;
  /** Adds `noindex`. */
  readonly isHidden?: boolean;
}

/** Metadata for tabs, search engines and shared links (PAGE-49…51, PAGE-70). Render it once a page. */
export function DocumentHead({
  title,
  description,
  path,
  type = 'website',
  image,
  isHidden = false,
}: DocumentHeadProps) {
  const brand = useBrand();
  const config = useConfig();
  const origin = useOrigin();
  const name = documentTitle(title, brand);
  if (isHidden) {
    return (
      <>
        <title>{name}</title>
        <meta name="robots" content="noindex" />
      </>
    );
  }
  const text = description ?? brand.texts.seoDescription;
  const address = path === undefined ? undefined : `${origin}${path}`;
  const picture = shareImage(image, config, origin);
  return (
    <>
      <title>{name}</title>
      <meta name="description" content={text} />
      {address === undefined ? null : <link rel="canonical" href={address} />}
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={brand.displayName} />
      <meta property="og:locale" content="nb_NO" />
      <meta property="og:title" content={name} />
      <meta property="og:description" content={text} />
      {address === undefined ? null : <meta property="og:url" content={address} />}
      <meta property="og:image" content={picture.url} />
      {picture.width === undefined ? null : (
        <meta property="og:image:width" content={String(picture.width)} />
      )}
      {picture.height === undefined ? null : (
        <meta property="og:image:height" content={String(picture.height)} />
      )}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
