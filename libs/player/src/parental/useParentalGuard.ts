import { useEffect, useRef, type ReactNode } from 'react';
import type { Programme, TitleDetails } from '@tv/api-client';
import { useParentalGate } from '@tv/auth/parental';
import type { WatchedAsset } from '@tv/auth/restriction';
import type { GuardedEngine } from '../engine/playbackEngine.ts';
import type { WatchedTitle } from '../session/createPlaybackSession.browser.ts';
import { useCurrentProgramme } from './useCurrentProgramme.ts';

/**
 * Returns what parental control checks: the title, or a channel's current programme, falling back to the
 * channel's details.
 */
function getParentalAsset(
  { id, name, episodeTitle, ageLimit, links }: TitleDetails,
  isLive: boolean,
  programme: Programme | undefined,
): WatchedAsset {
  if (!isLive) return { id, name, ageLimit };
  if (programme) return { id: programme.id, name: programme.title, ageLimit: programme.ageLimit };
  return { id: links.details?.id ?? id, name: episodeTitle ?? name, ageLimit };
}

export interface ParentalGuardOptions extends Pick<WatchedTitle, 'title' | 'isLive'> {
  readonly engine: GuardedEngine;
  readonly hasStarted: boolean;
  readonly onRefuse: () => void;
  /**
   * Container of the PIN dialog, so that it shows in fullscreen; undefined for the page, null to not show it.
   */
  readonly dialogContainer: HTMLElement | null | undefined;
}

export interface ParentalGuard {
  readonly programme: Programme | undefined;
  /** Whether playback may start; no stream is requested before. */
  readonly canStart: boolean;
  /** Whether started playback is paused and must be hidden. */
  readonly isBlocked: boolean;
  /** To be rendered. */
  readonly pinDialog: ReactNode;
}

/**
 * Parental control of playback (PIN-22): blocks restricted content until the PIN is entered, and a channel
 * also while its programme is unknown.
 */
export function useParentalGuard({
  title,
  isLive,
  engine,
  hasStarted,
  onRefuse,
  dialogContainer,
}: ParentalGuardOptions): ParentalGuard {
  const { programme, isPending } = useCurrentProgramme(isLive ? title.id : undefined, engine);
  const { isOpen, pinDialog } = useParentalGate(
    getParentalAsset(title, isLive, programme),
    onRefuse,
    dialogContainer,
  );
  const canStart = isOpen && !isPending;
  const isBlocked = hasStarted && !canStart;
  usePauseWhileBlocked(engine, isBlocked);
  return {
    programme,
    canStart,
    isBlocked,
    pinDialog: dialogContainer === null || isPending ? null : pinDialog,
  };
}

/** Pauses the engine whenever it plays while blocked; resumes afterwards unless it was paused already. */
function usePauseWhileBlocked(engine: GuardedEngine, isBlocked: boolean): void {
  const pausedEngine = useRef<GuardedEngine>(undefined);
  useEffect(() => {
    if (!isBlocked) {
      if (pausedEngine.current === engine) engine.play();
      pausedEngine.current = undefined;
      return undefined;
    }
    const pause = () => {
      if (engine.state.get().isPaused) return;
      pausedEngine.current = engine;
      engine.pause();
    };
    pause();
    return engine.state.subscribe('isPaused', pause);
  }, [engine, isBlocked]);
}
