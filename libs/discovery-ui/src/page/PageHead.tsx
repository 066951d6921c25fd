import { useGetFrontPageImageQuery, type FrontPageImage, type Page } from '@tv/api-client';
import { useBrand } from '@tv/config';
import { DocumentHead, seoDescription, seoTitle } from '@tv/config/head';
import { PartBoundary } from '@tv/ssr';
import { getShareImage } from '@tv/ui/imageSizes';
import { hasOnlyPersonalLanes } from '../swimlane/layout/personalLanes.ts';

interface PageHeadProps {
  readonly page: Page;
  /** Canonical path (PAGE-50). */
  readonly path: string;
  readonly isFrontPage: boolean;
}

/** A page's document head (PAGE-49…54). */
export function PageHead({ page, path, isFrontPage }: PageHeadProps) {
  const brand = useBrand();
  const { backgroundImage } = page;
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
      image={backgroundImage === undefined ? undefined : getShareImage(backgroundImage)}
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
