import { useEffect, useState } from 'react';
import type { TitleDetails } from '@tv/api-client';
import { useStreamOf } from '../controls/useStreamOf.ts';
import type { PlaybackEngine } from '../engine/playbackEngine.ts';
import { isAutoplayEnabled } from '../preference/autoplaySetting.browser.ts';
import { followingEpisode, isOver, offerOf, type FollowingEpisode, type Offer } from './offer.ts';
import type { Presence } from './presence.ts';

const END_KEYS = ['phase', 'position'] as const;

export interface NextOffer {
  readonly following: FollowingEpisode | undefined;
  readonly offer: Offer;
  readonly decline: () => void;
}

/** How the next episode is offered. Seeking back resets a decline. */
export function useOffer(engine: PlaybackEngine, title: TitleDetails, presence: Presence): NextOffer {
  const following = followingEpisode(title);
  const isAtEnd = useStreamOf(engine.state, END_KEYS, (state) => isOver(state, title.creditsStartTime));
  const hasEnded = useStreamOf(engine.state, END_KEYS, ({ phase }) => phase === 'ended');
  const [isDeclined, setDeclined] = useState(false);
  useEffect(() => {
    if (!isAtEnd) setDeclined(false);
  }, [isAtEnd, title.id]);
  const at = {
    hasReachedEnd: isAtEnd,
    hasEnded,
    // Autoplay off counts as a decline.
    isDeclined: isDeclined || (isAtEnd && !isAutoplayEnabled()),
    isUserActive: presence.isSomebodyThere(),
  };
  return {
    following,
    offer: following ? offerOf(at) : 'none',
    decline: () => setDeclined(true),
  };
}
