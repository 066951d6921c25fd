import { useBrand, useOrigin } from '@tv/config';
import { seoDescription, seoTitle, type SeoSource } from './seo.ts';

/** What a page tells of itself in the document's head (PAGE-49…54). */
export function PageHead({
  page,
  path,
  isFrontPage,
  image,
}: {
  readonly page: SeoSource;
  /** The path that this page is known by, whichever way one came (PAGE-50). */
  readonly path: string;
  readonly isFrontPage: boolean;
  readonly image: string | undefined;
}) {
  const brand = useBrand();
  const origin = useOrigin();
  const title = seoTitle(page, brand, isFrontPage);
  const description = seoDescription(page, brand);
  const address = new URL(path, origin).href;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.displayName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      {image === undefined ? null : <meta property="og:image" content={image} />}
    </>
  );
}
