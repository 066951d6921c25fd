import type { Programme } from '@tv/api-client';
import { lazyWithPreload } from '@tv/lazy';
import { formatClockTime } from '@tv/time';
import { EpisodesIcon, InfoIcon, TvIcon } from '@tv/ui';
import type { PlaybackEngine } from '../engine/playbackEngine.ts';
import { useStream } from '../engine/state/useStream.ts';
import { usePrefetchTitle } from '../prefetch/usePrefetchTitle.browser.ts';
import type { WatchedTitle } from '../session/createPlaybackSession.browser.ts';
import { useTimelineProgrammes } from '../ui/timeline/useTimelineProgrammes.ts';
import type { PlayerPanel } from './PanelButtons.tsx';
import { useSwitchTitle } from './useSwitchTitle.ts';
import { useZapping } from './useZapping.ts';

// Loaded when opened.
const EpisodePanel = lazyWithPreload(() => import('./EpisodePanel.tsx'), { critical: false }).component(
  ({ EpisodePanel }) => EpisodePanel,
);
const ChannelPanel = lazyWithPreload(() => import('./ChannelPanel.tsx'), { critical: false }).component(
  ({ ChannelPanel }) => ChannelPanel,
);
const AboutPanel = lazyWithPreload(() => import('./AboutPanel.tsx'), { critical: false }).component(
  ({ AboutPanel }) => AboutPanel,
);

interface PanelsAndZappingOptions extends Pick<WatchedTitle, 'title' | 'isLive'> {
  readonly engine: PlaybackEngine;
  /** Live only, if known. */
  readonly programme: Programme | undefined;
}

/** Returns side panels, zapping and timeline programmes for the player frame. */
export function usePanelsAndZapping({ title, isLive, engine, programme }: PanelsAndZappingOptions) {
  const switchTitle = useSwitchTitle();
  const channelId = isLive ? title.id : undefined;
  const prefetchTitle = usePrefetchTitle();
  const hasPicture = useStream(engine.state, 'phase') === 'ready';
  const isBuffering = useStream(engine.state, 'isBuffering');
  const onZap = useZapping(channelId, switchTitle, hasPicture && !isBuffering ? prefetchTitle : undefined);
  const programmes = useTimelineProgrammes(channelId, engine);
  const { id } = title;
  const seriesId = isLive ? undefined : (title.seriesId ?? title.links.series?.id);
  const { start, end } = programme ?? title;
  const hasTimes = start !== undefined && end !== undefined;

  function choose(kind: 'live' | 'vod', target: string, name: string, close: () => void) {
    close();
    if (target !== id) void switchTitle({ kind, id: target, title: name });
  }

  const about: PlayerPanel = {
    name: 'Om programmet',
    icon: <InfoIcon />,
    buttonPosition: 'top',
    render: () => <AboutPanel title={title} programme={programme} />,
  };
  const episodes: PlayerPanel = {
    name: 'Episoder',
    icon: <EpisodesIcon />,
    buttonPosition: 'bottom',
    render: (close) => (
      <EpisodePanel
        seriesId={seriesId ?? ''}
        titleId={id}
        onChoose={(chosen, name) => choose('vod', chosen, name, close)}
      />
    ),
  };
  const channels: PlayerPanel = {
    name: 'Kanaler',
    icon: <TvIcon />,
    buttonPosition: 'bottom',
    render: (close) => (
      <ChannelPanel
        channelId={id}
        prefetchTitle={prefetchTitle}
        onChoose={(chosen, name) => choose('live', chosen, name, close)}
      />
    ),
  };
  return {
    panels: [...(seriesId === undefined ? [] : [episodes]), ...(isLive ? [channels] : []), about],
    onZap,
    metadata: {
      channel: isLive ? { name: title.channel?.name ?? title.name, logo: title.channel?.logo } : undefined,
      broadcastTimes: isLive && hasTimes ? `${formatClockTime(start)}–${formatClockTime(end)}` : undefined,
      description: programme ? programme.description : title.description,
      programmes,
    },
  };
}
