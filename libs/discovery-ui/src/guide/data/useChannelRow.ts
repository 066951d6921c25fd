import { useGetTvGuideQuery } from '@tv/api-client';
import type { GuideData } from './guideData.ts';
import { CHANNELS_PER_PART, partRequest, timePartAt } from './guideParts.ts';

/**
 * Row index of the URL's channel; undefined while unknown. Queries the channel's page if it is not loaded.
 */
export function useChannelRow(
  data: Pick<GuideData, 'rowOf'>,
  channel: string | undefined,
  start: number,
): number | undefined {
  const known = channel === undefined ? undefined : data.rowOf(channel);
  const isAsked = channel !== undefined && known === undefined;
  const { page: _page, ...stretch } = partRequest(1, timePartAt(start));
  const { currentData } = useGetTvGuideQuery({ ...stretch, channel: channel ?? '' }, { skip: !isAsked });
  if (known !== undefined || !isAsked) return known;
  const place = currentData?.channels.findIndex((one) => one.channel.id === channel) ?? -1;
  return place < 0 ? undefined : ((currentData?.page ?? 1) - 1) * CHANNELS_PER_PART + place;
}
