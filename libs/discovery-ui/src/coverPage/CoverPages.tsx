import { useDeferredValue, useEffect } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { useReporter } from '@tv/analytics';
import {
  isRequestError,
  useGetSeriesCoverPageQuery,
  useGetSuperCoverPageQuery,
  type CoverPage,
} from '@tv/api-client';
import { links, readAutoPlay } from '@tv/routes';
import { AfterHydration, PageBoundary } from '@tv/ssr';
import { ignoreRefetch, PageFallback } from '../errors/PageFallback.tsx';
import { CoverPageHead } from '../seo/CoverPageHead.tsx';
import { CoverHero } from './CoverHero.tsx';
import styles from './CoverPage.module.css';
import { CoverPageSkeleton } from './CoverPageSkeleton.tsx';
import { CoverSection } from './CoverSection.tsx';
import { SectionErrorBoundary } from './SectionErrorBoundary.tsx';
import { useUserVariant } from './provider/useUserVariant.ts';
import { useVariantAction } from './provider/useVariantAction.ts';

export interface CoverPageProps {
  /** Called when something may play here, to preload the player. Returns a cancel function. */
  readonly onPlayable?: (() => (() => void) | undefined) | undefined;
}

/** `/film/{id}/{title}`: a film or single programme (ROUTE-07). The title is ignored. */
export function FilmPage(props: CoverPageProps) {
  return <CoverPageRoute {...props} isSeries={false} />;
}

/** `/serie/{id}/{title}`: a series (ROUTE-08), else an episode; `autoPlay=1` redirects to playback (ROUTE-09). */
export function SeriePage(props: CoverPageProps) {
  return <CoverPageRoute {...props} isSeries />;
}

interface CoverPageRouteProps extends CoverPageProps {
  readonly isSeries: boolean;
}

function CoverPageRoute(props: CoverPageRouteProps) {
  const { id = '' } = useParams();
  return (
    <PageBoundary fallback={<CoverPageSkeleton isSeries={props.isSeries} />}>
      <LoadedCoverPage key={id} id={id} {...props} />
    </PageBoundary>
  );
}

function LoadedCoverPage({ id, isSeries, onPlayable }: CoverPageRouteProps & { readonly id: string }) {
  const { search } = useLocation();
  const seriesQuery = useGetSeriesCoverPageQuery(id, { skip: !isSeries, selectFromResult: ignoreRefetch });
  const isNotSeries = seriesQuery.currentData === undefined && isRequestError(seriesQuery.error, 404);
  const isOther = !isSeries || isNotSeries;
  const otherQuery = useGetSuperCoverPageQuery(id, { skip: !isOther, selectFromResult: ignoreRefetch });
  const query = isOther ? otherQuery : seriesQuery;
  const { currentData } = query;
  // Renders a response at low priority, in small tasks.
  const rendered = useDeferredValue(currentData);
  const page = currentData && rendered;
  if (!page) return <PageFallback query={query} skeleton={<CoverPageSkeleton isSeries={isSeries} />} />;
  return (
    <CoverPageView
      page={page}
      path={(isSeries ? links.serie : links.film)({ id: page.id, title: page.title })}
      isAutoPlay={isSeries && readAutoPlay(search)}
      onPlayable={onPlayable}
    />
  );
}

interface CoverPageViewProps extends CoverPageProps {
  readonly page: CoverPage;
  /** Canonical path. */
  readonly path: string;
  /** Redirects to playback if the default variant plays here (ROUTE-09). */
  readonly isAutoPlay?: boolean;
}

/** A cover page: hero and sections in order (COVER-02…08). */
export function CoverPageView({ page, path, isAutoPlay = false, onPlayable }: CoverPageViewProps) {
  const reporter = useReporter();
  const variant = useUserVariant(page.defaultProviderVariant);
  const action = useVariantAction(page, variant);
  const isPlayable = action?.kind === 'play' || action?.kind === 'choose';
  useEffect(() => (isPlayable ? onPlayable?.() : undefined), [isPlayable, onPlayable]);
  return (
    <article className={styles.page}>
      {isAutoPlay && action?.kind === 'play' && (
        <AfterHydration>
          <Navigate to={action.to} replace />
        </AfterHydration>
      )}
      <CoverPageHead page={page} path={path} />
      <CoverHero page={page} variant={variant} action={action} />
      {page.sections.length === 0 ? null : (
        <div className={styles.sections}>
          {page.sections.map((section, index) => (
            <SectionErrorBoundary key={`${section.kind} ${index}`} reporter={reporter}>
              <CoverSection page={page} section={section} />
            </SectionErrorBoundary>
          ))}
        </div>
      )}
    </article>
  );
}
