import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { getTitle } from '@tv/api-client';
import { useClock } from '@tv/time';
import { isOffered } from '../engine/keySystem.ts';
import type { FollowingEpisode } from '../goingOn/offer.ts';
import type { ApiDispatch } from '../progress/progressCall.ts';
import { isToCome } from '../upcoming/isToCome.ts';
import type { WatchedHere } from './PlayerStage.tsx';

export interface Following {
  readonly current: WatchedHere;
  /** Ends playback if the episode cannot play. Never rejects. */
  readonly follow: (following: FollowingEpisode) => Promise<void>;
}

/**
 * The current title; in the mini player `playNext` replaces it, as no watch page is mounted.
 *
 * @param watched latest request of the watch page
 */
export function useFollowing(watched: WatchedHere, isMini: boolean, onEnd: () => void): Following {
  const dispatch = useDispatch<ApiDispatch>();
  const clock = useClock();
  const [replaced, setReplaced] = useState<{ readonly since: WatchedHere; readonly by: WatchedHere }>();
  const current = replaced?.since === watched ? replaced.by : watched;
  const latest = useRef<object>(undefined);
  useEffect(() => {
    latest.current = isMini ? watched : undefined;
    return () => void (latest.current = undefined);
  }, [watched, isMini]);

  return {
    current,
    async follow({ id }) {
      const { data: title } = await dispatch(getTitle.initiate(id, { subscribe: false }));
      // Another watch page has opened meanwhile.
      if (latest.current !== watched) return;
      if (!title || !isOffered(title.links.playUrls) || isToCome(title, clock.now())) return onEnd();
      setReplaced({
        since: watched,
        by: { address: { kind: 'vod', id }, title, isLive: false, isBingeWatching: true },
      });
    },
  };
}
