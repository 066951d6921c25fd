import { Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useAnalytics } from '@tv/analytics';
import { DocumentHead } from '@tv/config/head';
import { lazyWithPreload } from '@tv/lazy';
import { links } from '@tv/routes';
import { Link, useIsHydrated, useNotFound } from '@tv/ssr';
import { Button, Cluster, EmptyView, SearchIcon } from '@tv/ui';

const PopularTitles = lazyWithPreload(() => import('../search/PopularTitles.tsx'), {
  critical: false,
}).component(({ PopularTitles }) => PopularTitles);

/** Not-found page with suggestions (ERR-01). Not indexed (ERR-03); reports the path (ANA-08). */
export function NotFoundPage() {
  const { pathname } = useLocation();
  const analytics = useAnalytics();
  const isHydrated = useIsHydrated();
  useNotFound();
  useEffect(() => {
    analytics.push({ event: 'page_not_found', path: pathname });
  }, [analytics, pathname]);
  return (
    <>
      <DocumentHead title="Fant ikke innholdet" isHidden />
      <EmptyView
        headingLevel={1}
        icon={<SearchIcon />}
        title="Au da, vi finner dessverre ikke innholdet du leter etter"
        action={
          <Cluster>
            <Button as={Link} to={links.front()} variant="primary">
              Til forsiden
            </Button>
            <Button as={Link} to={links.search()}>
              Søk
            </Button>
          </Cluster>
        }
      />
      {isHydrated ? (
        <Suspense fallback={null}>
          <PopularTitles />
        </Suspense>
      ) : null}
    </>
  );
}
