import type { CoverPage } from '@tv/api-client';
import { useBrand } from '@tv/config';
import {
  DocumentHead,
  seoDescription,
  seoTitle,
  StructuredData,
  type DocumentHeadProps,
} from '@tv/config/head';
import { getShareImage } from '@tv/ui/imageSizes';
import { coverPageStructuredData } from './coverPageStructuredData.ts';
import { useSite } from './useSite.ts';

const TYPES = {
  singleProgramOrMovie: 'video.movie',
  series: 'video.tv_show',
  episode: 'video.episode',
} as const satisfies Record<CoverPage['type'], DocumentHeadProps['type']>;

/** Document head and schema.org data of a cover page (PAGE-49…54). */
export function CoverPageHead({
  page,
  path,
}: {
  readonly page: CoverPage;
  /** Canonical path (PAGE-50). */
  readonly path: string;
}) {
  const site = useSite();
  const picture = page.backgroundImage ?? page.image?.url;
  return (
    <>
      <DocumentHead
        title={seoTitle(page)}
        description={seoDescription(page, useBrand())}
        path={path}
        type={TYPES[page.type]}
        image={picture === undefined ? undefined : getShareImage(picture)}
      />
      <StructuredData data={coverPageStructuredData(page, path, site)} />
    </>
  );
}
