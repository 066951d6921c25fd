import { useEffect, useRef } from 'react';
import { usePinApprovals } from '@tv/auth/parental';
import { openDeviceStorage } from '@tv/browser-storage/browser';
import { useConfig } from '@tv/config';
import { idleEngine } from '../engine/idleEngine.ts';
import { useParentalGuard } from '../parental/useParentalGuard.ts';
import { readPreference } from '../preference/playerPreference.ts';
import { openPlayable } from '../session/playbackState.ts';
import type { CastViewProps } from './CastView.tsx';
import { createCastSource } from './transferToCast.ts';

interface StartCastingProps extends CastViewProps {
  readonly frame: HTMLElement | null;
}

/** Sends a title to the receiver, after the PIN if it is restricted and has not played locally. */
export function StartCasting({
  sender,
  previousPlayer,
  title,
  isLive,
  isBingeWatching,
  startAt,
  frame,
  onClose,
  onSent,
}: StartCastingProps) {
  const { defaultVolume } = useConfig().player;
  const { approvedAssetIds } = usePinApprovals();
  const { canStart, pinDialog } = useParentalGuard({
    title,
    isLive,
    engine: idleEngine,
    hasStarted: previousPlayer !== undefined,
    onRefuse: onClose,
    dialogContainer: previousPlayer === undefined ? frame : null,
  });
  const canSend = canStart || previousPlayer !== undefined;
  const isDone = useRef(false);

  useEffect(() => {
    // StrictMode runs effects twice.
    if (!canSend || isDone.current) return;
    isDone.current = true;
    const playback = openPlayable(title, {
      sessionId: previousPlayer?.sessionId ?? crypto.randomUUID(),
      isBingeWatching,
      streamingDevice: 'chromecast',
    });
    const source = createCastSource(playback, {
      isLive,
      startAt,
      stream: previousPlayer?.engine.state.get(),
      preference: readPreference(openDeviceStorage(), defaultVolume),
    });
    for (const id of approvedAssetIds) sender.approvedAssetIds.add(id);
    void sender.load(source);
    onSent();
  });

  return pinDialog;
}
