import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useAnalytics } from '@tv/analytics';
import { DocumentHead } from '@tv/config/head';
import { links } from '@tv/routes';
import { Link, useNotFound } from '@tv/ssr';
import { Button, Cluster, EmptyView, SearchIcon } from '@tv/ui';

/** Not-found page for sign-up, account and package paths (ERR-04…06); for content, see `@tv/discovery-ui`. */
export function CustomerNotFoundPage() {
  const { pathname } = useLocation();
  const analytics = useAnalytics();
  useNotFound();
  useEffect(() => {
    analytics.push({ event: 'page_not_found', path: pathname });
  }, [analytics, pathname]);
  return (
    <>
      <DocumentHead title="Fant ikke siden" isHidden />
      <EmptyView
        headingLevel={1}
        icon={<SearchIcon />}
        title="Beklager! Vi fant ikke siden du lette etter"
        action={
          <Cluster>
            <Button as={Link} to={links.front()} variant="primary">
              Tilbake til forsiden
            </Button>
            <Button as={Link} to={links.help()}>
              Til hjelpesider
            </Button>
          </Cluster>
        }
      />
    </>
  );
}
