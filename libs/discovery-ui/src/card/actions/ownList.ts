import type { Card } from '@tv/api-client';

/** A list of the viewer's own that a card is on, or can be put on, where it stands. */
export interface OwnList {
  readonly kind: 'continueWatching' | 'myList' | 'favourites';
  /** What is called to change it. */
  readonly link: string;
}

/**
 * Which of the viewer's own lists a card can be taken off, or put on, at its place: in continue watching and in my list
 * itself it can be removed, a channel of a live list can be a favourite. Undefined where its data names no way.
 *
 * @param isChannel  stands for a channel, not for what is on it
 */
export function ownList(
  { links }: Pick<Card, 'links'>,
  laneType: string | undefined,
  isChannel: boolean,
): OwnList | undefined {
  const kind = laneType === 'ContinueWatching' ? 'continueWatching' : isChannel ? 'favourites' : 'myList';
  const link = kind === 'continueWatching' ? links?.excludeFromContinueWatchingUrl : links?.myList?.href;
  return link === undefined || (kind === 'myList' && laneType !== 'MyList') ? undefined : { kind, link };
}
