import { useViewer } from '@tv/auth';
import { Link } from '@tv/rendering';
import { links } from '@tv/routes';
import { BookmarkIcon, Button, EmptyView } from '@tv/ui';
import { emptyHelp, emptyText } from './emptyText.ts';
import { useEmptyPageCheck } from './useEmptyPageCheck.ts';

/** A page without swimlanes; one that stays so is reported (PAGE-64). */
export function EmptyPageView({ slug }: { readonly slug: string }) {
  // Where there is no page at all, that is no page that is empty.
  useEmptyPageCheck(slug, slug !== '');
  return <EmptyWords slug={slug} headingLevel={slug === '' ? 1 : 2} />;
}

/** What a page without swimlanes says (PAGE-45, PAGE-46); of the viewer's own, how it is filled, and the way there. */
export function EmptyWords({
  slug,
  headingLevel = 2,
}: {
  readonly slug: string;
  /** 1 where the page has no heading of its own. */
  readonly headingLevel?: 1 | 2;
}) {
  const viewer = useViewer();
  const help = emptyHelp(slug, viewer.kind === 'customer');
  if (help === undefined) return <EmptyView headingLevel={headingLevel} title={emptyText(slug)} />;
  return (
    <EmptyView
      title={emptyText(slug)}
      text={help}
      icon={<BookmarkIcon />}
      action={
        <Button as={Link} to={links.front()} variant="primary">
          Finn noe å se
        </Button>
      }
    />
  );
}
