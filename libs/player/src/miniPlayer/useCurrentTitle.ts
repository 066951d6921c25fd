import { useEffect, useRef, useState } from 'react';
import { getTitle, useApiDispatch } from '@tv/api-client';
import { useClock } from '@tv/time';
import { hasPlayableUrl } from '../engine/shaka/keySystem.ts';
import type { NextEpisode } from '../upNext/upNextOffer.ts';
import { isUpcoming } from '../watchPage/programmeAt.ts';
import type { WatchRequest } from './PersistentPlayer.tsx';

export interface CurrentTitle {
  readonly current: WatchRequest;
  /** Ends playback if the episode cannot play. Never rejects. */
  readonly playNext: (following: NextEpisode) => Promise<void>;
}

/**
 * The current title; in the mini player `playNext` replaces it, as no watch page is mounted.
 *
 * @param watched latest request of the watch page
 */
export function useCurrentTitle(watched: WatchRequest, isMini: boolean, onEnd: () => void): CurrentTitle {
  const dispatch = useApiDispatch();
  const clock = useClock();
  const [replaced, setReplaced] = useState<{ readonly since: WatchRequest; readonly by: WatchRequest }>();
  const current = replaced?.since === watched ? replaced.by : watched;
  const latest = useRef<object>(undefined);
  useEffect(() => {
    latest.current = isMini ? watched : undefined;
    return () => void (latest.current = undefined);
  }, [watched, isMini]);

  return {
    current,
    async playNext({ id }) {
      const { data: title } = await dispatch(getTitle.initiate(id, { subscribe: false }));
      // Another watch page has opened meanwhile.
      if (latest.current !== watched) return;
      if (!title || !hasPlayableUrl(title.links.playUrls) || isUpcoming(title, clock.now())) return onEnd();
      setReplaced({
        since: watched,
        by: { address: { kind: 'vod', id }, title, isLive: false, isBingeWatching: true },
      });
    },
  };
}
