import type { TitleDetails } from '@tv/api-client';
import type { StreamState } from '../engine/playbackEngine.ts';

/** The episode that follows, as far as it is known before it is asked for. */
export interface FollowingEpisode {
  readonly id: string;
  readonly title: string | undefined;
  readonly image: string | undefined;
}

/** What follows a title: the episode that its link names, in the words of what the viewer should watch next. */
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

/** Whether there is nothing more to see of it: from where its credits begin, else from its very end. */
export function isOver(
  { phase, position }: Pick<StreamState, 'phase' | 'position'>,
  creditsStartTime: number | undefined,
): boolean {
  if (phase === 'ended') return true;
  return phase === 'ready' && creditsStartTime !== undefined && position >= creditsStartTime;
}

/**
 * How the next episode is offered: by a countdown that starts it, by a button alone, or by the question whether anybody
 * is still there.
 */
export type Offer = 'none' | 'countdown' | 'button' | 'question';

/** Nothing starts by itself for who said no, or has not stirred for long: then the end asks (PLAY-28). */
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
