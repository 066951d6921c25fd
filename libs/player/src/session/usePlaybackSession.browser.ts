import type { Store } from '@reduxjs/toolkit';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { useAnalytics, useRecordMeasurement, useReporter } from '@tv/analytics';
import { useApiDispatch } from '@tv/api-client';
import { useSession } from '@tv/auth';
import { useConfig } from '@tv/config';
import { selectConnectionCount, type StreamingRoot } from '@tv/realtime';
import { useClock } from '@tv/time';
import { usePlayerPool } from '../prefetch/playerPool.ts';
import {
  createPlaybackSession,
  type PlaybackSessionDeps,
  type WatchedTitle,
} from './createPlaybackSession.browser.ts';
import type { Player } from './createPlayer.ts';
import { openPlaybackSession } from './openPlaybackSession.browser.ts';

/**
 * Plays a title in an element while both exist, after the previous player is destroyed.
 *
 * @param isImmediate return the player before the first frame
 */
export function usePlaybackSession(
  host: HTMLElement | null,
  watched: WatchedTitle,
  { isImmediate = false }: { readonly isImmediate?: boolean } = {},
): Player | undefined {
  const deps = usePlaybackSessionDeps();
  const { reporter, playerPool } = deps;
  const store = useStore<StreamingRoot>();
  const latest = useRef({ watched, deps });
  useEffect(() => {
    latest.current = { watched, deps };
  });
  const [created, setCreated] = useState<{ readonly player: Player; readonly titleId: string }>();
  const { isLive, title } = watched;

  useEffect(() => {
    if (!host) return undefined;
    let isDisposed = false;
    let player: Player | undefined;
    let unsubscribe: (() => void) | undefined;
    let cancelWait: (() => void) | undefined;
    void (async () => {
      // StrictMode's first mount is disposed by then and opens no session.
      await Promise.resolve();
      if (isDisposed) return;
      const { watched: opening, deps: openingDeps } = latest.current;
      const prefetched = playerPool.take(title.id);
      const opened = openPlaybackSession(opening.title, openingDeps.dispatch, prefetched?.sessionId);
      await playerPool.whenClosed();
      if (isDisposed) return;
      const { watched: current, deps: currentDeps } = latest.current;
      player = createPlaybackSession(host, current, currentDeps, opened, prefetched?.preloadedPlayer);
      unsubscribe = resendOnReconnect(store, player);
      const entry = { player, titleId: title.id };
      if (isImmediate) setCreated(entry);
      else cancelWait = waitForFirstFrame(host, () => setCreated(entry));
      void player.start();
    })();
    return () => {
      isDisposed = true;
      unsubscribe?.();
      cancelWait?.();
      setCreated(undefined);
      // A failed teardown must not block the next player.
      const destroyed = player?.destroy().catch((error: unknown) => reporter.error(error, 'player.destroy'));
      playerPool.close(title.id, destroyed);
    };
  }, [host, title.id, isLive, playerPool, reporter, store, isImmediate]);

  // For one render, the state still holds the previous title's player.
  return created?.titleId === title.id ? created.player : undefined;
}

/** Reports the stream again when the socket reconnects, before other events. Returns unsubscribe. */
function resendOnReconnect(
  store: Pick<Store<StreamingRoot>, 'getState' | 'subscribe'>,
  player: Player,
): () => void {
  let openings = selectConnectionCount(store.getState());
  return store.subscribe(() => {
    const before = openings;
    openings = selectConnectionCount(store.getState());
    if (openings !== before) player.resendStreaming();
  });
}

function usePlaybackSessionDeps(): PlaybackSessionDeps {
  return {
    dispatch: useApiDispatch(),
    config: useConfig(),
    clock: useClock(),
    analytics: useAnalytics(),
    recordMeasurement: useRecordMeasurement(),
    reporter: useReporter(),
    tokens: useSession().tokens,
    playerPool: usePlayerPool(),
  };
}

/** Maximum delay of the controls, which show errors if there is no frame. */
const FIRST_FRAME_TIMEOUT_MS = 250;

/** Calls back after the first frame, or 250 ms: earlier controls would delay it. Returns `cancel`. */
export function waitForFirstFrame(host: HTMLElement, onFirstFrame: () => void): () => void {
  const cancel = () => {
    clearTimeout(timer);
    host.removeEventListener('loadeddata', handleFrame, true);
  };
  const handleFrame = () => {
    cancel();
    onFirstFrame();
  };
  const timer = setTimeout(handleFrame, FIRST_FRAME_TIMEOUT_MS);
  // `loadeddata` does not bubble, so it is captured.
  host.addEventListener('loadeddata', handleFrame, true);
  return cancel;
}
