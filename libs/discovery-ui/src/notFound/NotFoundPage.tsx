import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useAnalytics } from '@tv/analytics';
import { DocumentHead } from '@tv/config/head';
import { Link, useNotFound } from '@tv/rendering';
import { links } from '@tv/routes';
import { Button, EmptyView, SearchIcon } from '@tv/ui';

/**
 * There is no such content (ERR-01). Search engines are told to leave it alone (ERR-03), and the event tells
 * us which link led here (ANA-08).
 */
export function NotFoundPage() {
  const { pathname } = useLocation();
  const analytics = useAnalytics();
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
          <Button as={Link} to={links.front()} variant="primary">
            Til forsiden
          </Button>
        }
      />
    </>
  );
}
