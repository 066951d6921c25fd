import { useEffect, useState } from 'react';
import { useReporter } from '@tv/analytics';
import { useSession } from '@tv/auth';
import { openStorage, useConfig } from '@tv/config';
import type { EngineSource, PlaybackEngine } from '../engine/playbackEngine.ts';
import { createShakaEngine } from '../engine/shakaEngine.browser.ts';
import { readPreference } from '../preference/playerPreference.ts';
import { licenceTokenOf } from '../viewing/licenceToken.ts';
import type { Closing } from '../viewing/useViewing.browser.ts';

/**
 * Plays a stream by its address, with nothing around it: no progress, no reports.
 *
 * @param source must not change from one drawing to the next
 * @returns undefined until the player before is gone
 */
export function useStreamTest(
  host: HTMLElement | null,
  source: EngineSource,
  closing: Closing,
): PlaybackEngine | undefined {
  const { player, allowedHosts, e2e } = useConfig();
  const { tokens } = useSession();
  const reporter = useReporter();
  const [engine, setEngine] = useState<PlaybackEngine>();
  useEffect(() => {
    if (!host) return undefined;
    let isOver = false;
    let mine: PlaybackEngine | undefined;
    void closing.current.then(() => {
      if (isOver) return;
      const { volume, isMuted } = readPreference(
        openStorage(() => localStorage),
        player.defaultVolume,
      );
      mine = createShakaEngine({
        host,
        liveBufferSeconds: player.liveBufferSeconds,
        volume,
        isMuted,
        adaptsToDroppedFrames: !e2e,
        licenceToken: licenceTokenOf(tokens, allowedHosts),
      });
      setEngine(mine);
      void mine.load(source);
    });
    return () => {
      isOver = true;
      setEngine(undefined);
      if (mine) {
        closing.current = mine.destroy().catch((error: unknown) => reporter.error(error, 'player.destroy'));
      }
    };
  }, [host, source, closing, player, allowedHosts, e2e, tokens, reporter]);
  return engine;
}
