import { useLocation, useParams } from 'react-router-dom';
import {
  isRequestError,
  useGetSeriesCoverPageQuery,
  useGetSuperCoverPageQuery,
  type CoverPage,
} from '@tv/api-client';
import { links, readAutoPlay } from '@tv/routes';
import { PageBoundary, useIsHydrated } from '@tv/ssr';
import { PageFallback, type PageQuery } from '../errors/PageFallback.tsx';
import { CoverPageSkeleton } from './CoverPageSkeleton.tsx';
import { CoverPageView } from './CoverPageView.tsx';

export interface CoverPageProps {
  /** Called when something may play here, to preload the player. Returns a cancel function. */
  readonly onPlayable?: (() => (() => void) | undefined) | undefined;
}

/** `/film/{id}/{title}`: a film or single programme (ROUTE-07). The title is ignored. */
export function FilmPage(props: CoverPageProps) {
  return (
    <PageBoundary fallback={<CoverPageSkeleton isSeries={false} />}>
      <Film {...props} />
    </PageBoundary>
  );
}

function Film({ onPlayable }: CoverPageProps) {
  const { id = '' } = useParams();
  return (
    <LoadedCoverPage
      key={id}
      query={useGetSuperCoverPageQuery(id)}
      isSeries={false}
      onPlayable={onPlayable}
    />
  );
}

/** `/serie/{id}/{title}`: a series (ROUTE-08), else an episode; `autoPlay=1` redirects to playback (ROUTE-09). */
export function SeriePage(props: CoverPageProps) {
  return (
    <PageBoundary fallback={<CoverPageSkeleton isSeries />}>
      <Serie {...props} />
    </PageBoundary>
  );
}

function Serie({ onPlayable }: CoverPageProps) {
  const { id = '' } = useParams();
  const { search } = useLocation();
  const isHydrated = useIsHydrated();
  const seriesQuery = useGetSeriesCoverPageQuery(id);
  const isNotSeries = seriesQuery.currentData === undefined && isRequestError(seriesQuery.error, 404);
  const otherQuery = useGetSuperCoverPageQuery(id, { skip: !isNotSeries });
  return (
    <LoadedCoverPage
      key={id}
      query={isNotSeries ? otherQuery : seriesQuery}
      isSeries
      isAutoPlay={isHydrated && readAutoPlay(search)}
      onPlayable={onPlayable}
    />
  );
}

interface LoadedCoverPageProps extends CoverPageProps {
  readonly query: PageQuery & { readonly currentData?: CoverPage | undefined };
  readonly isSeries: boolean;
  readonly isAutoPlay?: boolean;
}

function LoadedCoverPage({ query, isSeries, ...viewProps }: LoadedCoverPageProps) {
  const { currentData: page } = query;
  if (!page) return <PageFallback query={query} skeleton={<CoverPageSkeleton isSeries={isSeries} />} />;
  const path = (isSeries ? links.serie : links.film)({ id: page.id, title: page.title });
  return <CoverPageView page={page} path={path} {...viewProps} />;
}
