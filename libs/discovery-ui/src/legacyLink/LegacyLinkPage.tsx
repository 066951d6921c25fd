import { useParams } from 'react-router-dom';
import { isRequestError, useGetSuperCoverPageQuery, useGetTitleQuery } from '@tv/api-client';
import { Redirect } from '@tv/rendering';
import { coverPageLink, coverPageRef, resolveLegacyLink, titleLink } from '@tv/routes';
import { NotFoundPage } from '../notFound/NotFoundPage.tsx';
import { PageError } from '../page/PageError.tsx';
import { PageSkeleton } from '../page/PageSkeleton.tsx';

/** Redirects `/se/{type}/{id}`, after a lookup if needed (ROUTE-18…25). */
export function LegacyLinkPage() {
  const { type = '', id = '' } = useParams();
  const link = resolveLegacyLink(type, id);
  if (link.kind === 'path') return <Redirect to={link.to} />;
  return link.lookup === 'coverPage' ? <FromCoverPage id={link.id} /> : <FromTitle id={link.id} />;
}

function FromCoverPage({ id }: { readonly id: string }) {
  const lookUp = useGetSuperCoverPageQuery(id);
  const { currentData } = lookUp;
  if (!currentData) return <WithoutAnswer query={lookUp} />;
  return <Redirect to={coverPageLink({ type: currentData.type, id })} />;
}

function FromTitle({ id }: { readonly id: string }) {
  const lookUp = useGetTitleQuery(id);
  const { currentData } = lookUp;
  if (!currentData) return <WithoutAnswer query={lookUp} />;
  return <Redirect to={titleLink(id, coverPageRef(currentData.links.superCoverPage))} />;
}

interface LookUp {
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** Only a 404 means not found. */
function WithoutAnswer({ query: { error, isFetching, refetch } }: { readonly query: LookUp }) {
  if (isRequestError(error, 404)) return <NotFoundPage />;
  if (error !== undefined)
    return <PageError error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  return <PageSkeleton />;
}
