import { useGetPagesQuery } from '@tv/api-client';
import { links } from '@tv/routes';
import { Link } from '@tv/ssr';
import { isMyContentPage } from '../../page/isMyContentPage.ts';

/** Link from a personal lane to the my list page, if any. */
export function PersonalPageLink({ className }: { readonly className: string | undefined }) {
  const { data: pages } = useGetPagesQuery();
  const own = pages?.find(({ slug }) => isMyContentPage(slug));
  return own ? (
    <Link to={links.page(own.slug)} className={className}>
      {own.title}
    </Link>
  ) : null;
}
