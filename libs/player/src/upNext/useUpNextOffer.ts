import { useEffect, useState } from 'react';
import type { TitleDetails } from '@tv/api-client';
import type { PlaybackEngine } from '../engine/playbackEngine.ts';
import { useStreamSelector } from '../engine/state/useStream.ts';
import type { ActivityMonitor } from '../inactivity/activityMonitor.ts';
import { isAutoplayEnabled } from '../preference/defaultOnSettings.browser.ts';
import {
  findNextEpisode,
  hasReachedEnd,
  resolveUpNextOffer,
  type NextEpisode,
  type UpNextOffer,
} from './upNextOffer.ts';

const END_KEYS = ['phase', 'position'] as const;

export interface UpNextState {
  readonly nextEpisode: NextEpisode | undefined;
  readonly offer: UpNextOffer;
  readonly decline: () => void;
}

/** How the next episode is offered. Seeking back resets a decline. */
export function useUpNextOffer(
  engine: PlaybackEngine,
  title: TitleDetails,
  activity: ActivityMonitor,
): UpNextState {
  const nextEpisode = findNextEpisode(title);
  const isAtEnd = useStreamSelector(engine.state, END_KEYS, (state) =>
    hasReachedEnd(state, title.creditsStartTime),
  );
  const hasEnded = useStreamSelector(engine.state, END_KEYS, ({ phase }) => phase === 'ended');
  const [isDeclined, setDeclined] = useState(false);
  useEffect(() => {
    if (!isAtEnd) setDeclined(false);
  }, [isAtEnd, title.id]);
  const playback = {
    hasReachedEnd: isAtEnd,
    hasEnded,
    // Autoplay off counts as a decline.
    isDeclined: isDeclined || (isAtEnd && !isAutoplayEnabled()),
    isUserActive: activity.isUserActive(),
  };
  return {
    nextEpisode,
    offer: nextEpisode ? resolveUpNextOffer(playback) : 'none',
    decline: () => setDeclined(true),
  };
}
