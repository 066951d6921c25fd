import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { kickOver, selectStreamingKick, type StreamingKick } from '@tv/realtime';
import type { Player } from './createPlayer.ts';

/**
 * Has what plays stand still when the server stops it (SOCK-11), until the viewer goes on (SOCK-12). A kick is over with
 * its title, too.
 */
export function useStreamingKick(
  player: Player | undefined,
  titleId: string,
): { readonly kick: StreamingKick; readonly goOn: () => void } {
  const dispatch = useDispatch();
  const kick = useSelector(selectStreamingKick);
  useEffect(() => {
    if (kick.show) player?.kick();
  }, [kick.show, player]);
  useEffect(() => () => void dispatch(kickOver()), [dispatch, titleId]);
  return {
    kick,
    goOn() {
      dispatch(kickOver());
      void player?.goOn();
    },
  };
}
