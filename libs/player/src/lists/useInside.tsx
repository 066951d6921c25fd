import type { Programme } from '@tv/api-client';
import { formatClockTime } from '@tv/time';
import { EpisodesIcon, InfoIcon, TvIcon } from '@tv/ui';
import type { PlayerFrameProps } from '../controls/PlayerFrame.tsx';
import type { PlayerPanel } from '../controls/playerPanel.tsx';
import { useStreamOf } from '../controls/useStreamOf.ts';
import type { PlaybackEngine, StreamState } from '../engine/playbackEngine.ts';
import type { WatchedTitle } from '../session/createPlaybackSession.browser.ts';
import { useAskAhead } from './useAskAhead.browser.ts';
import { useGoTo } from './useGoTo.ts';
import { useTimelineProgrammes } from './useTimelineProgrammes.ts';
import { useZapping } from './useZapping.ts';

const PICTURE_KEYS = ['phase', 'isBuffering'] as const;

function hasPicture({ phase, isBuffering }: Pick<StreamState, 'phase' | 'isBuffering'>): boolean {
  return phase === 'ready' && !isBuffering;
}

export interface InsideOptions extends Pick<WatchedTitle, 'title' | 'isLive'> {
  readonly engine: PlaybackEngine;
  /** Live only, if known. */
  readonly programme: Programme | undefined;
}

/** Side panels, zapping and timeline programmes for the player frame. */
export function useInside({
  title,
  isLive,
  engine,
  programme,
}: InsideOptions): Pick<PlayerFrameProps, 'panels' | 'facts' | 'onZap'> {
  const switchTitle = useGoTo();
  const channelId = isLive ? title.id : undefined;
  const prefetchTitle = useAskAhead();
  const isPictureReady = useStreamOf(engine.state, PICTURE_KEYS, hasPicture);
  const onZap = useZapping(channelId, switchTitle, isPictureReady ? prefetchTitle : undefined);
  const programmes = useTimelineProgrammes(channelId, engine);
  const { id } = title;
  const seriesId = isLive ? undefined : (title.seriesId ?? title.links.series?.id);
  const { start, end } = programme ?? title;

  function choose(kind: 'live' | 'vod', target: string, name: string, close: () => void) {
    close();
    if (target !== id) void switchTitle({ kind, id: target, title: name });
  }

  const about: PlayerPanel = {
    name: 'Om programmet',
    icon: <InfoIcon />,
    place: 'top',
    draw: ({ About }) => <About title={title} programme={programme} />,
  };
  const episodes: PlayerPanel = {
    name: 'Episoder',
    icon: <EpisodesIcon />,
    place: 'bottom',
    draw: ({ EpisodeList, close }) => (
      <EpisodeList
        seriesId={seriesId ?? ''}
        titleId={id}
        onChoose={(chosen, name) => choose('vod', chosen, name, close)}
      />
    ),
  };
  const channels: PlayerPanel = {
    name: 'Kanaler',
    icon: <TvIcon />,
    place: 'bottom',
    draw: ({ ChannelList, close }) => (
      <ChannelList
        channelId={id}
        askAhead={prefetchTitle}
        onChoose={(chosen, name) => choose('live', chosen, name, close)}
      />
    ),
  };
  return {
    panels: [...(seriesId === undefined ? [] : [episodes]), ...(isLive ? [channels] : []), about],
    onZap,
    facts: {
      channel: isLive ? { name: title.channel?.name ?? title.name, logo: title.channel?.logo } : undefined,
      times:
        isLive && start !== undefined && end !== undefined
          ? `${formatClockTime(start)}–${formatClockTime(end)}`
          : undefined,
      words: programme ? programme.description : title.description,
      programmes,
    },
  };
}
