import type { TitleDetails } from '@tv/api-client';
import type { StreamState } from '../engine/playbackEngine.ts';

export interface NextEpisode {
  readonly id: string;
  readonly title: string | undefined;
  readonly image: string | undefined;
}

/** The title's linked next episode, with texts from `watchNext`. */
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

/** Nothing autoplays after a decline or inactivity; then the end screen asks (PLAY-28). */
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
