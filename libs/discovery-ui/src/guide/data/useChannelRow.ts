import { useGetTvGuideQuery } from '@tv/api-client';
import type { GuideData } from './createGuideDataSelector.ts';
import { CHANNELS_PER_PART, toPartRequest, timePartAt } from './guideParts.ts';

/**
 * Row index of the URL's channel; undefined while unknown. Queries the channel's page if it is not loaded.
 */
export function useChannelRow(
  data: Pick<GuideData, 'rowOf'>,
  channel: string | undefined,
  start: number,
): number | undefined {
  const known = channel === undefined ? undefined : data.rowOf(channel);
  const shouldFetch = channel !== undefined && known === undefined;
  const { page: _page, ...timeRange } = toPartRequest(1, timePartAt(start));
  const { currentData } = useGetTvGuideQuery(
    { ...timeRange, channel: channel ?? '' },
    { skip: !shouldFetch },
  );
  if (known !== undefined || !shouldFetch) return known;
  const index = currentData?.channels.findIndex((one) => one.channel.id === channel) ?? -1;
  return index < 0 ? undefined : ((currentData?.page ?? 1) - 1) * CHANNELS_PER_PART + index;
}
