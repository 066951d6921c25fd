import { useGetPagesQuery } from '@tv/api-client';
import { Link } from '@tv/rendering';
import { links } from '@tv/routes';
import { isOwn } from '../page/isOwn.ts';

/** From a lane of the viewer's own to the page that has all of them, where the page list has one: no menu leads there. */
export function OwnPageLink({ className }: { readonly className: string | undefined }) {
  const { data: pages } = useGetPagesQuery();
  const own = pages?.find(({ slug }) => isOwn(slug));
  return own ? (
    <Link to={links.page(own.slug)} className={className}>
      {own.title}
    </Link>
  ) : null;
}
