import { useEffect, useState } from 'react';
import { useReporter } from '@tv/analytics';
import { useSession } from '@tv/auth';
import { openDeviceStorage } from '@tv/browser-storage/browser';
import { useConfig } from '@tv/config';
import { idleEngine } from '../engine/idleEngine.ts';
import type { EngineSource, PlaybackEngine, StreamState } from '../engine/playbackEngine.ts';
import { createShakaEngine } from '../engine/shaka/shakaEngine.browser.ts';
import { pageLifecycle } from '../pageLifecycle/pageLifecycle.browser.ts';
import { readPreference } from '../preference/playerPreference.ts';
import { usePlayerPool } from '../prefetch/playerPool.ts';
import { createLicenceTokenProvider } from '../session/createEngineSource.ts';
import { TestPlayer } from './TestPlayer.tsx';

interface StreamTestProps {
  readonly url: string;
  readonly manifestType: EngineSource['manifestType'];
  readonly startAt: number | undefined;
  readonly onClose: () => void;
}

/** Plays an unprotected stream by URL. */
export function StreamTest({ url, manifestType, startAt, onClose }: StreamTestProps) {
  const [host, setHost] = useState<HTMLElement | null>(null);
  const [source] = useState<EngineSource>(() => ({
    manifestUrl: url,
    secondaryManifestUrl: undefined,
    manifestType,
    startAt,
    startAtInstant: undefined,
    autoPlay: true,
    drm: undefined,
    headers: {},
    audio: undefined,
    text: undefined,
    playbackRate: 1,
    quality: 'auto',
  }));
  const run = useStreamTest(host, source);
  return (
    <TestPlayer
      engine={run?.engine ?? idleEngine}
      title={url}
      onClose={onClose}
      onRetry={() => void run?.open()}
      onHost={setHost}
    />
  );
}

/**
 * Plays a stream by URL, without progress or analytics. Undefined until the previous player is destroyed.
 *
 * @param source must be stable across renders
 */
function useStreamTest(host: HTMLElement | null, source: EngineSource) {
  const { player, allowedHosts, e2e } = useConfig();
  const { tokens } = useSession();
  const reporter = useReporter();
  const playerPool = usePlayerPool();
  const [run, setRun] = useState<{ readonly engine: PlaybackEngine; readonly open: () => Promise<void> }>();
  useEffect(() => {
    if (!host) return undefined;
    let isDisposed = false;
    let createdEngine: PlaybackEngine | undefined;
    let unsubscribe: (() => void) | undefined;
    void playerPool.whenClosed().then(() => {
      if (isDisposed) return;
      const { volume, isMuted } = readPreference(openDeviceStorage(), player.defaultVolume);
      const engine = createShakaEngine({
        host,
        liveBufferSeconds: player.liveBufferSeconds,
        volume,
        isMuted,
        adaptsToDroppedFrames: !e2e,
        licenceToken: createLicenceTokenProvider(tokens, allowedHosts),
      });
      createdEngine = engine;
      let hasStarted = false;
      /** Loads, or reloads at the same position. */
      const open = async () => {
        await engine.load(hasStarted ? { ...source, ...getCurrentStart(engine.state.get()) } : source);
        hasStarted ||= engine.state.get().phase === 'ready';
      };
      unsubscribe = pageLifecycle.onVisibleOrOnline(() => {
        const { phase, error } = engine.state.get();
        if (phase === 'failed' && error === 'network') void open();
        else engine.retry();
      });
      setRun({ engine, open });
      void open();
    });
    return () => {
      isDisposed = true;
      unsubscribe?.();
      setRun(undefined);
      const destroyed = createdEngine
        ?.destroy()
        .catch((error: unknown) => reporter.error(error, 'player.destroy'));
      playerPool.close(source.manifestUrl, destroyed);
    };
  }, [host, source, playerPool, player, allowedHosts, e2e, tokens, reporter]);
  return run;
}

/** Returns where to reload: the position on demand; live, the instant or the live edge. */
function getCurrentStart({ playMode, position, isAtLiveEdge, absolutePosition }: StreamState) {
  if (playMode === 'ondemand') return { startAt: position, startAtInstant: undefined };
  return { startAt: undefined, startAtInstant: isAtLiveEdge ? undefined : absolutePosition };
}
