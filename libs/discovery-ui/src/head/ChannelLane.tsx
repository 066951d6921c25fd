import { getSwimlane, type Swimlane } from '@tv/api-client';
import { channelList, StructuredData } from '@tv/config/head';
import { links } from '@tv/routes';
import { useSite } from './useSite.ts';

/** The channels of a lane, told to search engines once the lane has its items; it is not asked for because of them. */
export function ChannelLane({ lane: { link, type, lastUpdatedUtc } }: { readonly lane: Swimlane }) {
  const { origin, picture } = useSite();
  const { currentData } = getSwimlane.useQueryState({ link, type, lastUpdatedUtc });
  const channels = (currentData?.cards ?? []).flatMap(({ channel }) => (channel ? [channel] : []));
  return (
    <StructuredData
      thing={channelList(
        channels.map(({ id, name, logo }) => ({
          name,
          url: `${origin}${links.watch({ kind: 'live', id })}`,
          logo: picture(logo),
        })),
      )}
    />
  );
}
