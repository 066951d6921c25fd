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
 * The end of the player before: tearing down is not instant, and two at a time cost memory and decoders. Never
 * rejects. Whoever holds it outlives the page: the next player mostly stands on another.
 */
export type Closing = RefObject<Promise<void>>;

/**
 * Plays a title in an element, from when both are there until either goes.
 *
 * A strict React mounts everything twice: the first player is let go before the second is made, as when the
 * viewer goes from one channel to the next. How the second is played is asked meanwhile, or was already (`ahead`).
 *
 * @param isImmediate  before there is a picture, which waits for what is drawn meanwhile
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
      // What a strict React mounts for nothing is over by now, and opens no viewing.
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
      // One that cannot be let go of must not stand in the way of all that follow.
      if (mine) {
        closing.current = mine.destroy().catch((error: unknown) => reporter.error(error, 'player.destroy'));
      }
    };
  }, [host, title.id, isLive, closing, reporter, store, session, isImmediate]);

  // The one before is still there for the moment in which it is replaced.
  return made?.titleId === title.id ? made.player : undefined;
}

/**
 * Has the server told anew what plays whenever the line to it was opened; at once, before anything else goes over it.
 *
 * @returns ends it
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
