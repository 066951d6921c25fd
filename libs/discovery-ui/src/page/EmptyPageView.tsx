import { useEffect } from 'react';
import { useReporter } from '@tv/analytics';
import { useCurrentUser, useIsCustomer } from '@tv/auth';
import { links } from '@tv/routes';
import { Link } from '@tv/ssr';
import { BookmarkIcon, Button, EmptyView } from '@tv/ui';
import { isMyContentPage } from '../swimlane/layout/personalLanes.ts';

/** Delay before a report (PAGE-63). */
const EMPTY_PAGE_DELAY_MS = 4000;

/** Empty state; reported once it has persisted for 4 s, except to internal users (PAGE-63…65). */
export function EmptyPageView({ slug }: { readonly slug: string }) {
  const reporter = useReporter();
  const currentUser = useCurrentUser();
  const isStaff = currentUser.kind === 'customer' && currentUser.isInternal;
  useEffect(() => {
    // Without a slug there is no page to report.
    if (isStaff || slug === '') return;
    const report = () => reporter.warn(`Page ${slug} is empty`, 'page.empty');
    const timer = setTimeout(report, EMPTY_PAGE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [reporter, slug, isStaff]);
  return <EmptyPageMessage slug={slug} headingLevel={slug === '' ? 1 : 2} />;
}

interface EmptyPageMessageProps {
  readonly slug: string;
  /** 1 if the page has no heading. */
  readonly headingLevel?: 1 | 2;
}

/** Message of an empty page (PAGE-45, PAGE-46), with help for My list. */
export function EmptyPageMessage({ slug, headingLevel = 2 }: EmptyPageMessageProps) {
  const isCustomer = useIsCustomer();
  if (!isMyContentPage(slug))
    return <EmptyView headingLevel={headingLevel} title="Fant ikke noe innhold her" />;
  return (
    <EmptyView
      title="Du har ikke lagt til noe i Min liste ennå"
      text={
        isCustomer
          ? 'Trykk på plusstegnet på en film eller serie, så finner du den igjen her, sammen med det du har begynt på.'
          : 'Logg inn, så finner du igjen det du har lagt til og det du har begynt på.'
      }
      icon={<BookmarkIcon />}
      action={
        <Button as={Link} to={links.front()} variant="primary">
          Finn noe å se
        </Button>
      }
    />
  );
}
