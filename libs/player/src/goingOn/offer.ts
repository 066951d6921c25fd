import type { TitleDetails } from '@tv/api-client';
import type { StreamState } from '../engine/playbackEngine.ts';

export interface FollowingEpisode {
  readonly id: string;
  readonly title: string | undefined;
  readonly image: string | undefined;
}

/** The title's linked next episode, with texts from `watchNext`. */
export function followingEpisode({
  id,
  links,
  watchNext,
}: Pick<TitleDetails, 'id' | 'links' | 'watchNext'>): FollowingEpisode | undefined {
  const following = links.nextEpisode?.id ?? watchNext?.id;
  if (following === undefined || following === id) return undefined;
  const words = watchNext?.id === following ? watchNext : undefined;
  return { id: following, title: words?.title, image: words?.image?.url };
}

/** True from the start of the credits, else at the end. */
export function isOver(
  { phase, position }: Pick<StreamState, 'phase' | 'position'>,
  creditsStartTime: number | undefined,
): boolean {
  if (phase === 'ended') return true;
  return phase === 'ready' && creditsStartTime !== undefined && position >= creditsStartTime;
}

/** `question` asks if the user is still there. */
export type Offer = 'none' | 'countdown' | 'button' | 'question';

/** Nothing autoplays after a decline or inactivity; then the end screen asks (PLAY-28). */
export function offerOf(at: {
  readonly isOver: boolean;
  readonly hasEnded: boolean;
  readonly isDeclined: boolean;
  readonly isSomebodyThere: boolean;
}): Offer {
  if (!at.isOver) return 'none';
  if (at.isDeclined) return 'button';
  if (at.isSomebodyThere) return 'countdown';
  return at.hasEnded ? 'question' : 'button';
}
