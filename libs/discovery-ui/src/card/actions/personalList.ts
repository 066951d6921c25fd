import type { Card } from '@tv/api-client';

export interface PersonalList {
  readonly kind: 'continueWatching' | 'myList' | 'favourites';
  /** URL of the request that changes the list. */
  readonly link: string;
}

/** Returns the personal list that a card (or channel, if `isChannel`) can join or leave in this lane, if any. */
export function personalList(
  { links }: Pick<Card, 'links'>,
  laneType: string | undefined,
  isChannel: boolean,
): PersonalList | undefined {
  const kind = laneType === 'ContinueWatching' ? 'continueWatching' : isChannel ? 'favourites' : 'myList';
  const link = kind === 'continueWatching' ? links?.excludeFromContinueWatchingUrl : links?.myList?.href;
  return link === undefined || (kind === 'myList' && laneType !== 'MyList') ? undefined : { kind, link };
}
