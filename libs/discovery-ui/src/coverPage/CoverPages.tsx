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

interface LoadedCoverPageProps {
  readonly query: PageQuery & { readonly currentData?: CoverPage | undefined };
  /** Canonical path. */
  readonly pathOf: (page: CoverPage) => string;
  readonly isSeries: boolean;
  readonly isAutoPlay?: boolean;
  readonly onPlayable: CoverPageProps['onPlayable'];
}

function LoadedCoverPage({ query, pathOf, isSeries, isAutoPlay = false, onPlayable }: LoadedCoverPageProps) {
  const { currentData } = query;
  if (!currentData)
    return <PageFallback query={query} skeleton={<CoverPageSkeleton isSeries={isSeries} />} />;
  return (
    <CoverPageView
      page={currentData}
      path={pathOf(currentData)}
      isAutoPlay={isAutoPlay}
      onPlayable={onPlayable}
    />
  );
}
