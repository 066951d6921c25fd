import { useGetFrontPageImageQuery, type Swimlane } from '@tv/api-client';
import { useBrand } from '@tv/config';
import { DocumentHead, seoDescription, seoTitle, type SeoSource } from '@tv/config/head';
import { sharePicture } from '@tv/ui/imageSizes';
import { ChannelLane } from '../head/ChannelLane.tsx';
import { isOwnPage } from '../head/isOwnPage.ts';
import { laneLayout } from '../swimlane/laneLayout.ts';
import { listKeys } from '../swimlane/listKeys.ts';
import { showsChannels } from '../swimlane/showsChannels.ts';

export interface PageHeadProps {
  readonly page: SeoSource & { readonly swimlanes: readonly Swimlane[] };
  /** The path that this page is known by, whichever way one came (PAGE-50). */
  readonly path: string;
  readonly isFrontPage: boolean;
  readonly image: string | undefined;
}

/** What a page tells of itself in the document's head, and which channels it lists (PAGE-49…54). */
export function PageHead({ page, path, isFrontPage, image }: PageHeadProps) {
  const brand = useBrand();
  const { swimlanes } = page;
  const keys = listKeys(swimlanes);
  return (
    <>
      {isFrontPage ? (
        <FrontPageHead page={page} path={path} />
      ) : (
        <DocumentHead
          title={seoTitle(page)}
          description={seoDescription(page, brand)}
          path={path}
          image={image === undefined ? undefined : sharePicture(image)}
          isHidden={isOwnPage(page)}
        />
      )}
      {swimlanes.map((lane, index) =>
        showsChannels(lane.type, laneLayout(lane, silent)) ? (
          <ChannelLane key={keys[index]} lane={lane} />
        ) : null,
      )}
    </>
  );
}

/** The lane itself says what is odd about it. */
const silent = { warn: () => undefined };

/** The front page is the brand's: its name is the title where the page has no other, and its picture is chosen (PAGE-69). */
function FrontPageHead({ page, path }: Pick<PageHeadProps, 'page' | 'path'>) {
  const brand = useBrand();
  const { data: image } = useGetFrontPageImageQuery();
  return (
    <DocumentHead
      title={page.seoMetadata?.title}
      description={seoDescription(page, brand)}
      path={path}
      image={image}
    />
  );
}
