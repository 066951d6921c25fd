import { getSeries, getTitle } from '@tv/api-client';
import type { Session } from '@tv/auth';
import { readWatchLink, type WatchLink } from '@tv/routes';
import { loadShaka } from '../engine/shakaLibrary.browser.ts';
import type { ApiDispatch } from '../progress/progressCall.ts';
import { openAhead } from '../viewing/viewingsAhead.browser.ts';
import { episodeToWatch } from './episodeToWatch.ts';

/** Where a link leads: path and query of a watch page. */
export interface WatchPlace {
  readonly pathname: string;
  readonly search: string;
}

/** Brings the page of the channels. Rejects when it cannot be had. */
export const bringChannelChoice = () => import('./ChannelChoice.tsx');

/** Brings the library that plays, for who may soon want it. Rejects when it cannot be had. */
export async function preparePlayer(): Promise<void> {
  await loadShaka('dash');
}

/**
 * Brings what a watch page will need while the viewer is still on his way to it: the player library, and for who may
 * watch the details of what he is about to watch, and how it is played. What leads on to its cover page is not played.
 *
 * @returns rejects when the library cannot be had; details that cannot be had are the page's to tell of
 */
export async function prepareWatching(
  { pathname, search }: WatchPlace,
  { dispatch, session }: { readonly dispatch: ApiDispatch; readonly session: Pick<Session, 'viewer'> },
): Promise<void> {
  const target = readWatchLink(pathname, search);
  if (session.viewer().kind === 'customer' && target?.id !== undefined) {
    void askAhead(target, target.id, dispatch, session);
  }
  // Who chooses a channel plays it.
  if (target && target.id === undefined) await bringChannelChoice();
  await preparePlayer();
}

async function askAhead(
  { kind, disableScpRedirect }: WatchLink,
  id: string,
  dispatch: ApiDispatch,
  session: Pick<Session, 'viewer'>,
): Promise<void> {
  const isSeries = kind === 'seriesoverview';
  const series = isSeries ? (await dispatch(getSeries.initiate(id, { subscribe: false }))).data : undefined;
  const title = isSeries ? series && episodeToWatch(series) : id;
  if (title === undefined) return;
  const { data } = await dispatch(getTitle.initiate(title, { subscribe: false }));
  const leadsOn = kind === 'vod' && !disableScpRedirect;
  // A programme may not have begun, or be over.
  const isInItsTime = kind === 'live' || data?.start === undefined;
  if (data?.links.playUrls && !leadsOn && isInItsTime) openAhead(data, kind === 'live', dispatch, session);
}
