import { useState } from 'react';
import { idleEngine } from '../engine/idleEngine.ts';
import type { EngineSource } from '../engine/playbackEngine.ts';
import { TestPlayer } from './TestPlayer.tsx';
import { useStreamTest } from './useStreamTest.browser.ts';

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
