import { isRequestError, useGetSeriesQuery, useGetTitleQuery } from '@tv/api-client';
import { useBrand } from '@tv/config';
import { DocumentHead, seoDescription, StructuredData } from '@tv/config/head';
import { links, type WatchParams } from '@tv/routes';
import { useNotFound } from '@tv/ssr';
import { getShareImage } from '@tv/ui/imageSizes';
import { getTitleSubtitle } from '../session/streamContent.ts';
import { useSite } from './useSite.ts';
import { broadcastStructuredData, titleStructuredData } from './watchStructuredData.ts';

/**
 * Document head of a watch page (PAGE-49…51), independent of the user. The canonical path has no name. Missing
 * content has its own head.
 */
export function WatchHead({ kind, id }: Pick<WatchParams, 'kind'> & { readonly id: string }) {
  return kind === 'seriesoverview' ? <SeriesHead id={id} /> : <TitleHead id={id} isLive={kind === 'live'} />;
}

function TitleHead({ id, isLive }: { readonly id: string; readonly isLive: boolean }) {
  const brand = useBrand();
  const site = useSite();
  const { currentData: title, error } = useGetTitleQuery(id);
  if (!title) return <FallbackHead error={error} />;
  const { name } = title;
  const path = links.watch({ kind: isLive ? 'live' : 'vod', id });
  const createData = isLive ? broadcastStructuredData : titleStructuredData;
  const structuredData = createData(title, path, site);
  const { '@type': type } = structuredData;
  const subtitle = isLive ? undefined : getTitleSubtitle(title);
  return (
    <>
      <DocumentHead
        title={subtitle === undefined ? name : `${name}, ${subtitle}`}
        description={seoDescription(title, brand)}
        path={path}
        type={type === 'Movie' ? 'video.movie' : type === 'TVEpisode' ? 'video.episode' : 'video.other'}
        image={title.image && getShareImage(title.image.url)}
      />
      <StructuredData data={structuredData} />
    </>
  );
}

function SeriesHead({ id }: { readonly id: string }) {
  const brand = useBrand();
  const { origin, imageUrl } = useSite();
  const { currentData: series, error } = useGetSeriesQuery(id);
  if (!series) return <FallbackHead error={error} />;
  const { title, description, image } = series;
  const path = links.watch({ kind: 'seriesoverview', id });
  return (
    <>
      <DocumentHead
        title={title}
        description={seoDescription(series, brand)}
        path={path}
        type="video.tv_show"
        image={image && getShareImage(image.url)}
      />
      <StructuredData
        data={{
          '@type': 'TVSeries',
          name: title,
          url: `${origin}${path}`,
          description,
          image: imageUrl(image?.url),
        }}
      />
    </>
  );
}

function FallbackHead({ error }: { readonly error: unknown }) {
  return isRequestError(error, 404) ? <NotFoundHead /> : <DocumentHead title="Se nå" />;
}

function NotFoundHead() {
  useNotFound();
  return null;
}
