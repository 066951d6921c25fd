import { useGetFrontPageImageQuery, type Page } from '@tv/api-client';
import { useBrand } from '@tv/config';
import { DocumentHead, seoDescription, seoTitle, type DocumentHeadProps } from '@tv/config/head';
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
  const { backgroundImage, seoMetadata } = page;
  const description = seoDescription(page, useBrand());
  if (isFrontPage) {
    // Without a title, it has the brand's name.
    const head = { title: seoMetadata?.title, description, path };
    return (
      <PartBoundary fallback={<DocumentHead {...head} />}>
        <FrontPageHead {...head} />
      </PartBoundary>
    );
  }
  return (
    <DocumentHead
      title={seoTitle(page)}
      description={description}
      path={path}
      image={backgroundImage === undefined ? undefined : getShareImage(backgroundImage)}
      isHidden={hasOnlyPersonalLanes(page)}
    />
  );
}

/** Adds the share image (PAGE-69); optional (PAGE-70). */
function FrontPageHead(head: DocumentHeadProps) {
  const { image } = useGetFrontPageImageQuery(undefined, {
    // Loading renders nothing.
    selectFromResult: ({ data }) => ({ image: data }),
  });
  return <DocumentHead {...head} image={image} />;
}
