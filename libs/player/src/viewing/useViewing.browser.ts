import type { Store } from '@reduxjs/toolkit';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { useAnalytics, useReporter } from '@tv/analytics';
import { useSession } from '@tv/auth';
import { useConfig } from '@tv/config';
import { selectLineOpenings, type StreamingRoot } from '@tv/realtime';
import { useClock } from '@tv/time';
import type { ApiDispatch } from '../progress/progressCall.ts';
import type { Player } from './createPlayer.ts';
import { createViewing, type ViewingWorld, type WatchedTitle } from './createViewing.browser.ts';
import { afterFirstPicture } from './firstPicture.browser.ts';
import { takeOrOpen, viewingsAheadOf } from './viewingsAhead.browser.ts';

/**
 * Resolves when the previous player is destroyed, since two at once cost memory and decoders. Never rejects.
 * Its owner outlives the page.
 */
export type Closing = RefObject<Promise<void>>;

/**
 * Plays a title in an element while both exist, after the previous player is destroyed.
 *
 * @param isImmediate return the player before the first frame
 */
export function useViewing(
  host: HTMLElement | null,
  watched: WatchedTitle,
  closing: Closing,
  { isImmediate = false }: { readonly isImmediate?: boolean } = {},
): Player | undefined {
  const world = useViewingWorld();
  const session = useSession();
  const { reporter } = world;
  const store = useStore<StreamingRoot>();
  const latest = useRef({ watched, world });
  useEffect(() => {
    latest.current = { watched, world };
  });
  const [made, setMade] = useState<{ readonly player: Player; readonly titleId: string }>();
  const { isLive, title } = watched;

  useEffect(() => {
    if (!host) return undefined;
    let isOver = false;
    let mine: Player | undefined;
    let endTelling: (() => void) | undefined;
    let endWaiting: (() => void) | undefined;
    void (async () => {
      // StrictMode's first mount is disposed by then and opens no session.
      await Promise.resolve();
      if (isOver) return;
      const opened = takeOrOpen(latest.current.watched.title, latest.current.world.dispatch, session);
      await closing.current;
      if (isOver) return;
      mine = createViewing(host, latest.current.watched, latest.current.world, opened);
      endTelling = tellWhenOpened(store, mine);
      const here = { player: mine, titleId: title.id };
      if (isImmediate) setMade(here);
      else endWaiting = afterFirstPicture(host, () => setMade(here));
      void mine.start();
    })();
    return () => {
      isOver = true;
      viewingsAheadOf(latest.current.world.dispatch).end(title.id);
      endTelling?.();
      endWaiting?.();
      setMade(undefined);
      // A failed teardown must not block the next player.
      if (mine) {
        closing.current = mine.destroy().catch((error: unknown) => reporter.error(error, 'player.destroy'));
      }
    };
  }, [host, title.id, isLive, closing, reporter, store, session, isImmediate]);

  // For one render, the state still holds the previous title's player.
  return made?.titleId === title.id ? made.player : undefined;
}

/**
 * Reports the stream again whenever the socket reconnects, before other events are sent.
 *
 * @returns unsubscribe
 */
function tellWhenOpened(
  store: Pick<Store<StreamingRoot>, 'getState' | 'subscribe'>,
  player: Player,
): () => void {
  let openings = selectLineOpenings(store.getState());
  return store.subscribe(() => {
    const before = openings;
    openings = selectLineOpenings(store.getState());
    if (openings !== before) player.tellAgain();
  });
}

function useViewingWorld(): ViewingWorld {
  return {
    dispatch: useDispatch<ApiDispatch>(),
    config: useConfig(),
    clock: useClock(),
    analytics: useAnalytics(),
    reporter: useReporter(),
    tokens: useSession().tokens,
  };
}
