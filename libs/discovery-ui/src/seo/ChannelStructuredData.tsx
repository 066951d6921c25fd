import { memo } from 'react';
import type { Card } from '@tv/api-client';
import { channelList, StructuredData } from '@tv/config/head';
import { links } from '@tv/routes';
import { useSite } from './useSite.ts';

interface ChannelStructuredDataProps {
  readonly cards: readonly Card[];
}

/** schema.org data of a lane's channels. */
export const ChannelStructuredData = memo(function ChannelStructuredData({
  cards,
}: ChannelStructuredDataProps) {
  const { origin, resolveImageUrl } = useSite();
  const channels = cards.flatMap(({ channel }) => (channel ? [channel] : []));
  return (
    <StructuredData
      data={channelList(
        channels.map(({ id, name, logo }) => ({
          name,
          url: `${origin}${links.watch({ kind: 'live', id })}`,
          logo: resolveImageUrl(logo),
        })),
      )}
    />
  );
});
