import { getSeries, getTitle } from '@tv/api-client';
import { lazyWithPreload } from '@tv/lazy';
import { readWatchParams, type WatchParams } from '@tv/routes';
import { loadShaka } from '../engine/shaka/shakaLibrary.browser.ts';
import { prefetchPlayback, type PrefetchDeps } from '../prefetch/prefetchPlayback.browser.ts';
import { findEpisodeToWatch } from './episodeToWatch.ts';

/** The channels that can be chosen when the address names none. */
export const channelPicker = lazyWithPreload(() => import('./ChannelPicker.tsx'));

/** Preloads the player library. Rejects if loading fails. */
export async function preloadPlayerCode(): Promise<void> {
  await loadShaka('dash');
}

/**
 * Preloads the player library and, for customers, details and playback, except for titles that redirect to a
 * cover page.
 *
 * @returns rejects only if the library fails to load
 */
export async function preloadWatchPage(
  { pathname, search }: { readonly pathname: string; readonly search: string },
  deps: PrefetchDeps,
): Promise<void> {
  const target = readWatchParams(pathname, search);
  if (deps.session.currentUser().kind === 'customer' && target?.id !== undefined)
    void prefetchTarget(target, target.id, deps);
  // The library too: a channel will be played.
  if (target && target.id === undefined) await channelPicker();
  await preloadPlayerCode();
}

async function prefetchTarget(
  { kind, disableScpRedirect }: WatchParams,
  id: string,
  deps: PrefetchDeps,
): Promise<void> {
  const { dispatch } = deps;
  const isSeries = kind === 'seriesoverview';
  const series = isSeries ? (await dispatch(getSeries.initiate(id, { subscribe: false }))).data : undefined;
  const title = isSeries ? series && findEpisodeToWatch(series) : id;
  if (title === undefined) return;
  const { data } = await dispatch(getTitle.initiate(title, { subscribe: false }));
  const redirectsToCoverPage = kind === 'vod' && !disableScpRedirect;
  // A programme may not have started, or may be over.
  const isAvailable = kind === 'live' || data?.start === undefined;
  if (data?.links.playUrls && !redirectsToCoverPage && isAvailable)
    prefetchPlayback(data, kind === 'live', deps);
}
