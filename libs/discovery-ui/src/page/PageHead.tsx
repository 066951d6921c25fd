import { useGetFrontPageImageQuery, type FrontPageImage, type Swimlane } from '@tv/api-client';
import { useBrand } from '@tv/config';
import { DocumentHead, seoDescription, seoTitle, type SeoSource } from '@tv/config/head';
import { PartBoundary } from '@tv/ssr';
import { getShareImage } from '@tv/ui/imageSizes';
import { hasOnlyPersonalLanes } from '../swimlane/layout/personalLanes.ts';

export interface PageHeadProps {
  readonly page: SeoSource & { readonly swimlanes: readonly Swimlane[] };
  /** Canonical path (PAGE-50). */
  readonly path: string;
  readonly isFrontPage: boolean;
  readonly image: string | undefined;
}

/** A page's document head (PAGE-49…54). */
export function PageHead({ page, path, isFrontPage, image }: PageHeadProps) {
  const brand = useBrand();
  if (isFrontPage) {
    return (
      <PartBoundary fallback={<BrandPageHead page={page} path={path} image={undefined} />}>
        <FrontPageHead page={page} path={path} />
      </PartBoundary>
    );
  }
  return (
    <DocumentHead
      title={seoTitle(page)}
      description={seoDescription(page, brand)}
      path={path}
      image={image === undefined ? undefined : getShareImage(image)}
      isHidden={hasOnlyPersonalLanes(page)}
    />
  );
}

/** Adds the share image (PAGE-69); optional (PAGE-70). */
function FrontPageHead(props: Pick<PageHeadProps, 'page' | 'path'>) {
  const { data: image } = useGetFrontPageImageQuery();
  return <BrandPageHead {...props} image={image} />;
}

/** Falls back to the brand's name. */
function BrandPageHead({
  page,
  path,
  image,
}: Pick<PageHeadProps, 'page' | 'path'> & { readonly image: FrontPageImage | undefined }) {
  const brand = useBrand();
  return (
    <DocumentHead
      title={page.seoMetadata?.title}
      description={seoDescription(page, brand)}
      path={path}
      image={image}
    />
  );
}
