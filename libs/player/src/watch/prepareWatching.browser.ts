import { getSeries, getTitle } from '@tv/api-client';
import type { Session } from '@tv/auth';
import { readWatchLink, type WatchLink } from '@tv/routes';
import { loadShaka } from '../engine/shaka/shakaLibrary.browser.ts';
import type { ApiDispatch } from '../progress/progressRequest.ts';
import { prefetchPlayback } from '../prefetch/prefetchPlayback.browser.ts';
import { episodeToWatch } from './episodeToWatch.ts';

export interface WatchPlace {
  readonly pathname: string;
  readonly search: string;
}

/** Rejects if loading fails. */
export const bringChannelChoice = () => import('./ChannelChoice.tsx');

/** Preloads the player library. Rejects if loading fails. */
export async function preparePlayer(): Promise<void> {
  await loadShaka('dash');
}

/**
 * Preloads the player library and, for customers, details and playback, except for titles that redirect to a
 * cover page.
 *
 * @returns rejects only if the library fails to load
 */
export async function prepareWatching(
  { pathname, search }: WatchPlace,
  { dispatch, session }: { readonly dispatch: ApiDispatch; readonly session: Pick<Session, 'currentUser'> },
): Promise<void> {
  const target = readWatchLink(pathname, search);
  if (session.currentUser().kind === 'customer' && target?.id !== undefined) {
    void prefetchTarget(target, target.id, dispatch, session);
  }
  // The library too: a channel will be played.
  if (target && target.id === undefined) await bringChannelChoice();
  await preparePlayer();
}

async function prefetchTarget(
  { kind, disableScpRedirect }: WatchLink,
  id: string,
  dispatch: ApiDispatch,
  session: Pick<Session, 'currentUser'>,
): Promise<void> {
  const isSeries = kind === 'seriesoverview';
  const series = isSeries ? (await dispatch(getSeries.initiate(id, { subscribe: false }))).data : undefined;
  const title = isSeries ? series && episodeToWatch(series) : id;
  if (title === undefined) return;
  const { data } = await dispatch(getTitle.initiate(title, { subscribe: false }));
  const redirectsToCoverPage = kind === 'vod' && !disableScpRedirect;
  // A programme may not have started, or may be over.
  const isAvailable = kind === 'live' || data?.start === undefined;
  if (data?.links.playUrls && !redirectsToCoverPage && isAvailable)
    prefetchPlayback(data, kind === 'live', dispatch, session);
}
