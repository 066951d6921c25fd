import { useEffect, useState } from 'react';
import { useReporter } from '@tv/analytics';
import { useSession } from '@tv/auth';
import { openStorage, useConfig } from '@tv/config';
import type { EngineSource, PlaybackEngine, StreamState } from '../engine/playbackEngine.ts';
import { createShakaEngine } from '../engine/shakaEngine.browser.ts';
import { pageEvents } from '../page/pageEvents.browser.ts';
import { readPreference } from '../preference/playerPreference.ts';
import { licenceTokenOf } from '../viewing/licenceToken.ts';
import type { Closing } from '../viewing/useViewing.browser.ts';

export interface StreamTest {
  readonly engine: PlaybackEngine;
  /** Loads, or reloads at the same position. Never rejects. */
  readonly open: () => Promise<void>;
}

/**
 * Plays a stream by URL, without progress or analytics. Undefined until the previous player is destroyed.
 *
 * @param source must be stable across renders
 */
export function useStreamTest(
  host: HTMLElement | null,
  source: EngineSource,
  closing: Closing,
): StreamTest | undefined {
  const { player, allowedHosts, e2e } = useConfig();
  const { tokens } = useSession();
  const reporter = useReporter();
  const [made, setMade] = useState<StreamTest>();
  useEffect(() => {
    if (!host) return undefined;
    let isOver = false;
    let mine: PlaybackEngine | undefined;
    let endListening: (() => void) | undefined;
    void closing.current.then(() => {
      if (isOver) return;
      const { volume, isMuted } = readPreference(
        openStorage(() => localStorage),
        player.defaultVolume,
      );
      const engine = createShakaEngine({
        host,
        liveBufferSeconds: player.liveBufferSeconds,
        volume,
        isMuted,
        adaptsToDroppedFrames: !e2e,
        licenceToken: licenceTokenOf(tokens, allowedHosts),
      });
      mine = engine;
      let hasStarted = false;
      const open = async () => {
        await engine.load(hasStarted ? { ...source, ...placeOf(engine.state.get()) } : source);
        hasStarted ||= engine.state.get().phase === 'ready';
      };
      endListening = pageEvents.onReturning(() => {
        const { phase, error } = engine.state.get();
        if (phase === 'failed' && error === 'network') void open();
        else engine.retry();
      });
      setMade({ engine, open });
      void open();
    });
    return () => {
      isOver = true;
      endListening?.();
      setMade(undefined);
      if (mine) {
        closing.current = mine.destroy().catch((error: unknown) => reporter.error(error, 'player.destroy'));
      }
    };
  }, [host, source, closing, player, allowedHosts, e2e, tokens, reporter]);
  return made;
}

/** Returns where to reload: the position on demand; live, the instant or the live edge. */
function placeOf({
  playMode,
  position,
  isAtLiveEdge,
  absolutePosition,
}: StreamState): Pick<EngineSource, 'startAt' | 'startAtInstant'> {
  if (playMode === 'ondemand') return { startAt: position, startAtInstant: undefined };
  return { startAt: undefined, startAtInstant: isAtLiveEdge ? undefined : absolutePosition };
}
