import { getTvGuide } from '@tv/api-client';
import { channelList, DocumentHead, StructuredData } from '@tv/config/head';
import { links } from '@tv/routes';
import { dateKey, MINUTE_MS, useNow } from '@tv/time';
import { CHANNELS_PER_PAGE } from './channelsPerPage.ts';
import { useSite } from './useSite.ts';

/** Document head of the channel picker, with the first page of channels as structured data. */
export function ChannelPickerHead() {
  const { origin, imageUrl } = useSite();
  const date = dateKey(useNow(MINUTE_MS));
  const { currentData: guide } = getTvGuide.useQueryState({
    date,
    page: 1,
    pageSize: CHANNELS_PER_PAGE,
  });
  const channels = (guide?.channels ?? []).map(({ channel: { id, name, logo } }) => ({
    name,
    url: `${origin}${links.watch({ kind: 'live', id })}`,
    logo: imageUrl(logo),
  }));
  return (
    <>
      <DocumentHead title="Direkte" path={links.live()} />
      <StructuredData data={channelList(channels)} />
    </>
  );
}
