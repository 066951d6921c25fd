import { useGetFrontPageImageQuery, type FrontPageImage, type Swimlane } from '@tv/api-client';
import { useBrand } from '@tv/config';
import { DocumentHead, seoDescription, seoTitle, type SeoSource } from '@tv/config/head';
import { PartBoundary } from '@tv/rendering';
import { sharePicture } from '@tv/ui/imageSizes';
import { isOwnPage } from '../head/isOwnPage.ts';

export interface PageHeadProps {
  readonly page: SeoSource & { readonly swimlanes: readonly Swimlane[] };
  /** The path that this page is known by, whichever way one came (PAGE-50). */
  readonly path: string;
  readonly isFrontPage: boolean;
  readonly image: string | undefined;
}

/** What a page tells of itself in the document's head (PAGE-49…54). */
export function PageHead({ page, path, isFrontPage, image }: PageHeadProps) {
  const brand = useBrand();
  if (isFrontPage) {
    return (
      <PartBoundary fallback={<BrandHead page={page} path={path} image={undefined} />}>
        <FrontPageHead page={page} path={path} />
      </PartBoundary>
    );
  }
  return (
    <DocumentHead
      title={seoTitle(page)}
      description={seoDescription(page, brand)}
      path={path}
      image={image === undefined ? undefined : sharePicture(image)}
      isHidden={isOwnPage(page)}
    />
  );
}

/** The picture that the front page is shared with is chosen (PAGE-69). Without it the page is shared all the same (PAGE-70). */
function FrontPageHead(props: Pick<PageHeadProps, 'page' | 'path'>) {
  const { data: image } = useGetFrontPageImageQuery();
  return <BrandHead {...props} image={image} />;
}

/** The front page is the brand's: its name is the title where the page has no other. */
function BrandHead({
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
