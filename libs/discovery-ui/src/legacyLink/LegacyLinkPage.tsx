import { useParams } from 'react-router-dom';
import { useGetSuperCoverPageQuery, useGetTitleQuery } from '@tv/api-client';
import { coverPageLink, toCoverPageRef, resolveLegacyLink, titleLink } from '@tv/routes';
import { Redirect } from '@tv/ssr';
import { PageFallback } from '../errors/PageFallback.tsx';
import { PageSkeleton } from '../page/PageSkeleton.tsx';

/** Redirects `/se/{type}/{id}`, after a lookup if needed (ROUTE-18…25). */
export function LegacyLinkPage() {
  const { type = '', id = '' } = useParams();
  const link = resolveLegacyLink(type, id);
  if (link.kind === 'path') return <Redirect to={link.to} />;
  return link.lookup === 'coverPage' ? <CoverPageRedirect id={link.id} /> : <TitleRedirect id={link.id} />;
}

function CoverPageRedirect({ id }: { readonly id: string }) {
  const query = useGetSuperCoverPageQuery(id);
  const { currentData } = query;
  if (!currentData) return <PageFallback query={query} skeleton={<PageSkeleton />} />;
  return <Redirect to={coverPageLink({ type: currentData.type, id })} />;
}

function TitleRedirect({ id }: { readonly id: string }) {
  const query = useGetTitleQuery(id);
  const { currentData } = query;
  if (!currentData) return <PageFallback query={query} skeleton={<PageSkeleton />} />;
  return <Redirect to={titleLink(id, toCoverPageRef(currentData.links.superCoverPage))} />;
}
