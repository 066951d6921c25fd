import { useParams } from 'react-router-dom';
import { useGetPageQuery, useGetPagesQuery, type Page, type Swimlane } from '@tv/api-client';
import { useCurrentUser } from '@tv/auth';
import { useBrand } from '@tv/config';
import { DocumentHead, seoDescription } from '@tv/config/head';
import { links } from '@tv/routes';
import { Link, PageBoundary } from '@tv/ssr';
import { Button, ChevronLeftIcon, ErrorView, Skeleton, VisuallyHidden } from '@tv/ui';
import { getShareImage } from '@tv/ui/imageSizes';
import { nonBlank, titleOrFallback } from '../card/labels/cardTexts.ts';
import { PageFallback } from '../errors/PageFallback.tsx';
import gridStyles from '../pagedList/CardGrid.module.css';
import { CardGridSkeleton, PagedList } from '../pagedList/PagedList.tsx';
import { canonicalPath, pageListing } from '../seo/canonicalPath.ts';
import { isPersonalLane } from '../swimlane/layout/personalLanes.ts';
import styles from './SwimlaneListPage.module.css';

/** `/tema/{slug}/liste/{swimlaneId}`: a full swimlane with pagination (ROUTE-13). */
export function SwimlaneListPage() {
  return (
    <PageBoundary fallback={<ListSkeleton />}>
      <ListRoute />
    </PageBoundary>
  );
}

function ListRoute() {
  const { slug = '', swimlaneId = '' } = useParams();
  return <LoadedList key={`${slug}/${swimlaneId}`} slug={slug} swimlaneId={swimlaneId} />;
}

/**
 * Shows a lane. A missing, unnamed or foreign personal lane is an error (PAGE-59, PAGE-60) after the session start.
 */
function LoadedList({ slug, swimlaneId }: { readonly slug: string; readonly swimlaneId: string }) {
  const user = useCurrentUser();
  const { data: pages = [] } = useGetPagesQuery();
  const query = useGetPageQuery({ slug });
  const { currentData: page, isFetching } = query;
  if (!page) return <PageFallback query={query} skeleton={<ListSkeleton />} />;
  const parentPath = canonicalPath(page.slug, pageListing(pages, page.slug));
  const lane = page.swimlanes.find(({ id }) => id === swimlaneId);
  const isAccessible = user.kind === 'customer' || !isPersonalLane(lane?.type ?? '');
  if (lane && nonBlank(lane.name) !== undefined && isAccessible) {
    return <ListView page={page} lane={lane} parentPath={parentPath} />;
  }
  if (isFetching) return <ListSkeleton />;
  return <MissingList page={page} parentPath={parentPath} isSessionPending={user.state === 'noAction'} />;
}

interface ListProps {
  readonly page: Page;
  readonly parentPath: string;
}

function ListView({ page, lane, parentPath }: ListProps & { readonly lane: Swimlane }) {
  const brand = useBrand();
  const { slug, title, backgroundImage } = page;
  return (
    <div className={styles.page}>
      <DocumentHead
        title={`${lane.name} – ${title}`}
        description={seoDescription(page, brand)}
        path={links.swimlaneList({ slug, swimlaneId: lane.id })}
        image={backgroundImage === undefined ? undefined : getShareImage(backgroundImage)}
        isHidden={isPersonalLane(lane.type)}
      />
      <div className={styles.head}>
        <Link to={parentPath} className={styles.up}>
          <ChevronLeftIcon />
          {titleOrFallback(title)}
        </Link>
        <h1>{lane.name}</h1>
      </div>
      <PagedList lane={lane} slug={slug} isPriority />
    </div>
  );
}

/** No 404: the server cannot see personal lists. */
function MissingList({
  page,
  parentPath,
  isSessionPending,
}: ListProps & { readonly isSessionPending: boolean }) {
  return (
    <>
      <DocumentHead title="Fant ikke listen" isHidden />
      <div className={isSessionPending ? styles.ifVisitor : undefined}>
        <ErrorView
          title="Noe gikk galt"
          text="Vi fant ikke listen du leter etter."
          action={
            <Button as={Link} to={parentPath} variant="primary">
              {`Til ${titleOrFallback(page.title)}`}
            </Button>
          }
          headingLevel={1}
        />
      </div>
      {isSessionPending ? (
        <div className={styles.ifStored}>
          <ListSkeleton />
        </div>
      ) : null}
    </>
  );
}

function ListSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <VisuallyHidden>
        <p role="status">Henter innhold</p>
      </VisuallyHidden>
      <div className={styles.head} aria-hidden="true">
        <span className={styles.up}>
          <Skeleton shape="text" width="5em" />
        </span>
        <h1 aria-hidden="true">
          <Skeleton shape="text" width="min(8em, 60%)" />
        </h1>
      </div>
      <div className={gridStyles.frame}>
        <CardGridSkeleton shape="landscape" isFirst />
      </div>
    </div>
  );
}
