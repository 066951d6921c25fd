import { useState } from 'react';
import type { EngineSource } from '../engine/playbackEngine.ts';
import { idleEngine } from '../viewing/idleEngine.ts';
import type { Closing } from '../viewing/useViewing.browser.ts';
import { TestedPlayer } from './TestedPlayer.tsx';
import { useStreamTest } from './useStreamTest.browser.ts';

interface StreamTestProps {
  readonly url: string;
  readonly manifestType: EngineSource['manifestType'];
  readonly startAt: number | undefined;
  readonly closing: Closing;
  readonly onClose: () => void;
}

/** Plays an unprotected stream by URL. */
export function StreamTest({ url, manifestType, startAt, closing, onClose }: StreamTestProps) {
  const [host, setHost] = useState<HTMLElement | null>(null);
  const [waiting] = useState(idleEngine);
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
  const made = useStreamTest(host, source, closing);
  return (
    <TestedPlayer
      engine={made?.engine ?? waiting}
      title={url}
      onClose={onClose}
      onRetry={() => void made?.open()}
      onHost={setHost}
    />
  );
}
