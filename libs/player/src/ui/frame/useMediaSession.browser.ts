import { useEffect, useEffectEvent } from 'react';
import type { PlaybackEngine } from '../../engine/playbackEngine.ts';
import { seekTarget, type SeekSteps } from '../transport/seekSteps.ts';

export interface MediaSessionOptions {
  readonly engine: PlaybackEngine;
  readonly steps: SeekSteps;
  readonly title: string;
  readonly subtitle: string | undefined;
  readonly poster: string | undefined;
  readonly onNext: (() => void) | undefined;
  /** A blocking overlay is open: no actions. */
  readonly isBlocked: boolean;
}

type Actions = Readonly<Partial<Record<MediaSessionAction, (details: MediaSessionActionDetails) => void>>>;

/** Sets Media Session metadata and actions, if supported. */
export function useMediaSession(options: MediaSessionOptions): void {
  const { engine, steps, title, subtitle, poster, onNext, isBlocked } = options;
  const next = useEffectEvent(() => onNext?.());
  const seek = useEffectEvent((direction: 'back' | 'forward') =>
    engine.seek(seekTarget(direction, steps, engine.state.get())),
  );
  const hasNext = onNext !== undefined;

  useEffect(() => {
    if (!('mediaSession' in navigator)) return undefined;
    navigator.mediaSession.metadata = new MediaMetadata({
      title,
      artist: subtitle ?? '',
      artwork: poster === undefined ? [] : [{ src: poster }],
    });
    return () => {
      navigator.mediaSession.metadata = null;
    };
  }, [title, subtitle, poster]);

  useEffect(() => {
    if (isBlocked || !('mediaSession' in navigator)) return undefined;
    const actions: Actions = {
      play: () => engine.play(),
      pause: () => engine.pause(),
      seekbackward: () => seek('back'),
      seekforward: () => seek('forward'),
      seekto: ({ seekTime }) => (seekTime === undefined ? undefined : engine.seek(seekTime)),
      ...(hasNext ? { nexttrack: () => next() } : {}),
    };
    for (const [action, handler] of Object.entries(actions)) setAction(action as MediaSessionAction, handler);
    const update = () => updatePositionState(engine);
    // The system extrapolates the position in between.
    const unsubscribes = (['isPaused', 'isSeeking', 'duration', 'playbackRate', 'phase'] as const).map(
      (key) => engine.state.subscribe(key, update),
    );
    update();
    return () => {
      for (const unsubscribe of unsubscribes) unsubscribe();
      for (const action of Object.keys(actions)) setAction(action as MediaSessionAction, null);
      navigator.mediaSession.playbackState = 'none';
      navigator.mediaSession.setPositionState();
    };
  }, [engine, hasNext, isBlocked]);
}

function setAction(action: MediaSessionAction, handler: MediaSessionActionHandler | null) {
  try {
    navigator.mediaSession.setActionHandler(action, handler);
  } catch {
    // The browser does not support this action.
  }
}

function updatePositionState({ state }: PlaybackEngine) {
  const { phase, isPaused, duration, position, playbackRate } = state.get();
  navigator.mediaSession.playbackState = isPaused ? 'paused' : 'playing';
  const isKnown = phase === 'ready' && duration > 0;
  navigator.mediaSession.setPositionState(
    isKnown ? { duration, position: Math.min(position, duration), playbackRate } : undefined,
  );
}
