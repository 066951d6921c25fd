import { useBrand, useConfig, useOrigin } from '../runtime/ConfigProvider.tsx';
import { documentTitle } from './seo.ts';
import { shareImage, type ShareImage } from './shareImage.ts';

export interface DocumentHeadProps {
  /** What the page is called, without the brand; missing where the brand itself is the title. */
  readonly title?: string | undefined;
  /** The brand's generic text where there is none; see `seoDescription`. */
  readonly description?: string | undefined;
  /** The one path that the page is known by, whichever way one came (PAGE-50). */
  readonly path?: string | undefined;
  /** What it is, in the words of Open Graph. */
  readonly type?: 'website' | 'video.movie' | 'video.tv_show' | 'video.episode' | 'video.other';
  readonly image?: ShareImage | undefined;
  /** Tells search engines to leave the page alone: there is no such thing, or it is one viewer's alone. */
  readonly isHidden?: boolean;
}

/**
 * All that a page tells of itself in the document's head, for tabs, search engines and shared links (PAGE-49…51,
 * PAGE-70). React puts it there, in the browser and on a server alike; a page draws one, wherever it likes.
 */
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
