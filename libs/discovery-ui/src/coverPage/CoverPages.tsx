import { useLocation, useParams } from 'react-router-dom';
import {
  isRequestError,
  useGetSeriesCoverPageQuery,
  useGetSuperCoverPageQuery,
  type CoverPage,
} from '@tv/api-client';
import { links, readAutoPlay } from '@tv/routes';
import { PageBoundary, useIsHydrated } from '@tv/ssr';
import { PageError } from '../errors/PageError.tsx';
import { NotFoundPage } from '../notFound/NotFoundPage.tsx';
import { pageLoadState } from '../page/pageLoadState.ts';
import { CoverPageSkeleton } from './CoverPageSkeleton.tsx';
import { CoverPageView } from './CoverPageView.tsx';

export interface CoverPageProps {
  /** Called when something may play here, to preload the player. Returns a cancel function. */
  readonly onPlayable?: () => (() => void) | undefined;
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
      pathOf={filmPath}
      isSeries={false}
      onPlayable={onPlayable}
    />
  );
}

/**
 * `/serie/{id}/{title}`: a series (ROUTE-08); `autoPlay=1` redirects to playback (ROUTE-09). An id that is no
 * series is fetched as an episode.
 */
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
      pathOf={seriePath}
      isSeries
      isAutoPlay={isHydrated && readAutoPlay(search)}
      onPlayable={onPlayable}
    />
  );
}

const filmPath = ({ id, title }: CoverPage): string => links.film({ id, title });
const seriePath = ({ id, title }: CoverPage): string => links.serie({ id, title });

interface CoverPageQuery {
  readonly currentData?: CoverPage | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface LoadedCoverPageProps {
  readonly query: CoverPageQuery;
  /** Canonical path. */
  readonly pathOf: (page: CoverPage) => string;
  readonly isSeries: boolean;
  readonly isAutoPlay?: boolean;
  readonly onPlayable: CoverPageProps['onPlayable'];
}

function LoadedCoverPage({ query, pathOf, isSeries, isAutoPlay = false, onPlayable }: LoadedCoverPageProps) {
  const { currentData, error, isFetching, refetch } = query;
  if (currentData === undefined && isRequestError(error, 404)) return <NotFoundPage />;
  if (pageLoadState({ data: currentData, error }) === 'FAILED') {
    return <PageError error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  if (!currentData) return <CoverPageSkeleton isSeries={isSeries} />;
  return (
    <CoverPageView
      page={currentData}
      path={pathOf(currentData)}
      isAutoPlay={isAutoPlay}
      onPlayable={onPlayable}
    />
  );
}
