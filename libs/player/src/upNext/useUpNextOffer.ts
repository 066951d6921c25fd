import { useState } from 'react';
import type { TitleDetails } from '@tv/api-client';
import type { PlaybackEngine, StreamState } from '../engine/playbackEngine.ts';
import { useStream, useStreamSelector } from '../engine/state/useStream.ts';
import type { ActivityMonitor } from '../inactivity/activityMonitor.ts';
import { isEnabled, storedAutoplay } from '../preference/defaultOnSettings.browser.ts';

export interface NextEpisode {
  readonly id: string;
  readonly title: string | undefined;
  readonly image: string | undefined;
}

/** Returns the title's linked next episode, with texts from `watchNext`. */
export function findNextEpisode({
  id,
  links,
  watchNext,
}: Pick<TitleDetails, 'id' | 'links' | 'watchNext'>): NextEpisode | undefined {
  const nextId = links.nextEpisode?.id ?? watchNext?.id;
  if (nextId === undefined || nextId === id) return undefined;
  const texts = watchNext?.id === nextId ? watchNext : undefined;
  return { id: nextId, title: texts?.title, image: texts?.image?.url };
}

/** True from the start of the credits, else at the end. */
export function hasReachedEnd(
  { phase, position }: Pick<StreamState, 'phase' | 'position'>,
  creditsStartTime: number | undefined,
): boolean {
  if (phase === 'ended') return true;
  return phase === 'ready' && creditsStartTime !== undefined && position >= creditsStartTime;
}

/** `question` asks if the user is still there. */
export type UpNextOffer = 'none' | 'countdown' | 'button' | 'question';

/** Decides the offer. Nothing autoplays after a decline or inactivity; then the end screen asks (PLAY-28). */
export function resolveUpNextOffer(playback: {
  readonly hasReachedEnd: boolean;
  readonly hasEnded: boolean;
  readonly isDeclined: boolean;
  readonly isUserActive: boolean;
}): UpNextOffer {
  if (!playback.hasReachedEnd) return 'none';
  if (playback.isDeclined) return 'button';
  if (playback.isUserActive) return 'countdown';
  return playback.hasEnded ? 'question' : 'button';
}

const END_KEYS = ['phase', 'position'] as const;

export type UpNextState = ReturnType<typeof useUpNextOffer>;

/** Returns how the next episode is offered. Seeking back resets a decline. */
export function useUpNextOffer({ state }: PlaybackEngine, title: TitleDetails, activity: ActivityMonitor) {
  const nextEpisode = findNextEpisode(title);
  const isAtEnd = useStreamSelector(state, END_KEYS, (at) => hasReachedEnd(at, title.creditsStartTime));
  const hasEnded = useStream(state, 'phase') === 'ended';
  const [isDeclined, setDeclined] = useState(false);
  if (isDeclined && !isAtEnd) setDeclined(false);
  const playback = {
    hasReachedEnd: isAtEnd,
    hasEnded,
    // Autoplay off counts as a decline.
    isDeclined: isDeclined || (isAtEnd && !isEnabled(storedAutoplay)),
    isUserActive: activity.isUserActive(),
  };
  return {
    nextEpisode,
    offer: nextEpisode ? resolveUpNextOffer(playback) : 'none',
    decline: () => setDeclined(true),
  };
}
