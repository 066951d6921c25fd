import { useEffect, useState } from 'react';
import { idleEngine } from '../engine/idleEngine.ts';
import { useParentalGuard } from '../parental/useParentalGuard.ts';
import type { WatchedTitle } from './createPlaybackSession.browser.ts';
import { usePlaybackSession } from './usePlaybackSession.browser.ts';

/**
 * Plays a title in an element once parental control allows it. The player gets the current programme of a
 * channel. The engine is idle until there is a player.
 */
export function useGuardedPlayback(
  host: HTMLElement | null,
  watched: WatchedTitle,
  isMini: boolean,
  onRefuse: () => void,
) {
  const { title, isLive } = watched;
  const [startedTitleId, setStartedTitleId] = useState<string>();
  const hasStarted = startedTitleId === title.id;
  const player = usePlaybackSession(hasStarted ? host : null, watched);
  const engine = player?.engine ?? idleEngine;
  const guard = useParentalGuard({
    title,
    isLive,
    engine,
    hasStarted,
    onRefuse,
    // In the mini player the PIN is not requested; playback stays paused.
    dialogContainer: isMini ? null : (host?.closest('section') ?? null),
  });
  const { programme, canStart } = guard;
  if (canStart && !hasStarted) setStartedTitleId(title.id);
  useEffect(() => {
    if (programme) player?.showProgramme(programme);
  }, [player, programme]);
  return { ...guard, player, engine };
}
