import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useApiDispatch } from '@tv/api-client';
import { kickCleared, selectStreamingKick, type StreamingKick } from '@tv/realtime';
import type { Player } from './createPlayer.ts';

const NO_KICK: StreamingKick = { show: false, text: '' };

const DEFAULT_TEXT = 'Kontoen din brukes til å se et annet sted.';

/**
 * Stops the player on a kick (SOCK-11), until the user resumes (SOCK-12). Ignores kicks from before the title was
 * opened.
 */
export function useStreamingKick(
  player: Player | undefined,
  titleId: string,
): { readonly kick: StreamingKick; readonly resume: () => void } {
  const dispatch = useApiDispatch();
  const latest = useSelector(selectStreamingKick);
  const [opened, setOpened] = useState({ titleId, kick: latest });
  if (opened.titleId !== titleId) setOpened({ titleId, kick: latest });
  const kick = latest === opened.kick || opened.titleId !== titleId ? NO_KICK : latest;
  useEffect(() => {
    if (kick.show) player?.kick();
  }, [kick.show, player]);
  return {
    kick: { ...kick, text: kick.text || DEFAULT_TEXT },
    resume() {
      dispatch(kickCleared());
      void player?.resumeAfterKick();
    },
  };
}
