import type { Programme } from '@tv/api-client';
import { clockTime } from '@tv/time';
import { EpisodesIcon, InfoIcon, optionalPart, TvIcon } from '@tv/ui';
import type { PlayerFrameProps } from '../controls/PlayerFrame.tsx';
import type { PlayerPanel } from '../controls/playerPanel.ts';
import { useStreamOf } from '../controls/useStreamOf.ts';
import type { PlaybackEngine, StreamState } from '../engine/playbackEngine.ts';
import type { WatchedTitle } from '../viewing/createViewing.browser.ts';
import { useAskAhead } from './useAskAhead.browser.ts';
import { useGoTo } from './useGoTo.ts';
import { useTimelineProgrammes } from './useTimelineProgrammes.ts';
import { useZapping } from './useZapping.ts';

// What is opened is loaded then.
const EpisodeList = optionalPart(() => import('./EpisodeList.tsx').then(({ EpisodeList }) => EpisodeList));
const ChannelList = optionalPart(() => import('./ChannelList.tsx').then(({ ChannelList }) => ChannelList));
const About = optionalPart(() => import('./About.tsx').then(({ About }) => About));

const PICTURE = ['phase', 'isBuffering'] as const;

function hasPicture({ phase, isBuffering }: Pick<StreamState, 'phase' | 'isBuffering'>): boolean {
  return phase === 'ready' && !isBuffering;
}

export interface InsideOptions extends Pick<WatchedTitle, 'title' | 'isLive'> {
  readonly engine: PlaybackEngine;
  /** What is shown of a channel, as far as it is known. */
  readonly programme: Programme | undefined;
}

/**
 * What the player has of its own beside the picture: the episodes or the channels to go to, what plays, the keys that zap, and what
 * the timeline tells.
 */
export function useInside({
  title,
  isLive,
  engine,
  programme,
}: InsideOptions): Pick<PlayerFrameProps, 'panels' | 'facts' | 'onZap'> {
  const goTo = useGoTo();
  const channelId = isLive ? title.id : undefined;
  const askAhead = useAskAhead();
  const isThere = useStreamOf(engine.state, PICTURE, hasPicture);
  const onZap = useZapping(channelId, goTo, isThere ? askAhead : undefined);
  const programmes = useTimelineProgrammes(channelId, engine);
  const { id } = title;
  const seriesId = isLive ? undefined : (title.seriesId ?? title.links.series?.id);
  const { start, end } = programme ?? title;

  /** @param target  chosen in a panel, which is done with then */
  function choose(kind: 'live' | 'vod', target: string, name: string, close: () => void) {
    close();
    if (target !== id) void goTo({ kind, id: target, title: name });
  }

  const about: PlayerPanel = {
    name: 'Om programmet',
    icon: <InfoIcon />,
    place: 'top',
    draw: () => <About title={title} programme={programme} />,
  };
  const episodes: PlayerPanel = {
    name: 'Episoder',
    icon: <EpisodesIcon />,
    place: 'bottom',
    draw: ({ close }) => (
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
    draw: ({ close }) => (
      <ChannelList
        channelId={id}
        askAhead={askAhead}
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
          ? `${clockTime(start)}–${clockTime(end)}`
          : undefined,
      words: programme ? programme.description : title.description,
      programmes,
    },
  };
}
