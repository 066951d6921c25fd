import type { CoverPage } from '@tv/api-client';
import { useCurrentUser } from '@tv/auth';
import { links } from '@tv/routes';
import { Link } from '@tv/ssr';
import { Button, FilmIcon } from '@tv/ui';

/** Trailer link, for customers only. */
export function TrailerButton({ page: { trailer, title } }: { readonly page: CoverPage }) {
  const isCustomer = useCurrentUser().kind === 'customer';
  if (!trailer || !isCustomer) return null;
  return (
    <Button
      as={Link}
      variant="on-image"
      size="large"
      icon={<FilmIcon />}
      to={links.watch({ kind: 'vod', id: trailer.id, title, disableScpRedirect: true })}
    >
      Trailer
    </Button>
  );
}
