import { Navigate, useParams } from 'react-router-dom';
import { useGetSuperCoverPageQuery, useGetTitleQuery } from '@tv/api-client';
import { coverPageLink, resolveLegacyLink, titleLink } from '@tv/routes';
import { NotFoundPage } from '../notFound/NotFoundPage.tsx';
import { PageSkeleton } from '../page/PageSkeleton.tsx';
import { coverPageRef } from './coverPageRef.ts';

/** An old deep link, `/se/{type}/{id}`: goes on to where that is now, after asking where it needs to (ROUTE-18…25). */
export function LegacyLinkPage() {
  const { type = '', id = '' } = useParams();
  const link = resolveLegacyLink(type, id);
  if (link.kind === 'path') return <Navigate to={link.to} replace />;
  return link.lookup === 'coverPage' ? <FromCoverPage id={link.id} /> : <FromTitle id={link.id} />;
}

function FromCoverPage({ id }: { readonly id: string }) {
  const { currentData, isError } = useGetSuperCoverPageQuery(id);
  if (currentData) return <Navigate to={coverPageLink({ type: currentData.type, id })} replace />;
  return isError ? <NotFoundPage /> : <PageSkeleton />;
}

function FromTitle({ id }: { readonly id: string }) {
  const { currentData, isError } = useGetTitleQuery(id);
  if (currentData) {
    return <Navigate to={titleLink(id, coverPageRef(currentData.links.superCoverPage))} replace />;
  }
  return isError ? <NotFoundPage /> : <PageSkeleton />;
}
