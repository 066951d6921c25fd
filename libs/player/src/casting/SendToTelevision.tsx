import { useEffect, useRef, useState } from 'react';
import { usePinApprovals } from '@tv/auth/parental';
import { useConfig } from '@tv/config';
import { useGuard } from '../parental/useGuard.ts';
import { idleEngine } from '../viewing/idleEngine.ts';
import { openPlayable } from '../viewing/playbackState.ts';
import type { OnTelevisionProps } from './OnTelevision.tsx';
import { sourceToCast } from './handingOver.ts';
import { keptPreference } from './keptPreference.browser.ts';

interface SendToTelevisionProps extends OnTelevisionProps {
  readonly frame: HTMLElement | null;
}

/** Sends a title to the receiver, after the PIN if it is restricted and has not played locally. */
export function SendToTelevision({
  sender,
  before,
  title,
  isLive,
  isBingeWatching,
  startAt,
  frame,
  onClose,
  onSent,
}: SendToTelevisionProps) {
  const { defaultVolume } = useConfig().player;
  const [engine] = useState(idleEngine);
  const { approvedAssetIds } = usePinApprovals();
  const { mayBegin, question } = useGuard({
    title,
    isLive,
    engine,
    hasBegun: before !== undefined,
    onRefuse: onClose,
    frame: before === undefined ? frame : null,
  });
  const isFree = mayBegin || before !== undefined;
  const isDone = useRef(false);

  useEffect(() => {
    // StrictMode runs effects twice.
    if (!isFree || isDone.current) return;
    isDone.current = true;
    const playback = openPlayable(title, {
      sessionId: before?.sessionId ?? crypto.randomUUID(),
      isBingeWatching,
      streamingDevice: 'chromecast',
    });
    const source = sourceToCast(playback, {
      isLive,
      startAt,
      stream: before?.engine.state.get(),
      preference: keptPreference(defaultVolume),
    });
    for (const id of approvedAssetIds) sender.pinGiven.add(id);
    void sender.load(source);
    onSent();
  });

  return question;
}
