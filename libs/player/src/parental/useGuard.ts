import type { ReactNode } from 'react';
import type { Programme } from '@tv/api-client';
import { useParentalGate } from '@tv/auth/parental';
import type { WatchedTitle } from '../viewing/createViewing.browser.ts';
import type { GuardedEngine } from './guardedEngine.ts';
import { useHold } from './useHold.ts';
import { useProgrammeShown } from './useProgrammeShown.ts';
import { watchedAsset } from './watchedAsset.ts';

export interface GuardOptions extends Pick<WatchedTitle, 'title' | 'isLive'> {
  readonly engine: GuardedEngine;
  readonly hasBegun: boolean;
  readonly onRefuse: () => void;
  /**
   * Container of the PIN dialog, so that it shows in fullscreen; undefined for the page, null to not show it.
   */
  readonly frame: HTMLElement | null | undefined;
}

export interface Guard {
  readonly programme: Programme | undefined;
  /** Whether playback may start; no stream is requested before. */
  readonly mayBegin: boolean;
  /** Whether started playback is paused and must be hidden. */
  readonly isHeld: boolean;
  /** To be rendered. */
  readonly question: ReactNode;
}

/**
 * Parental control of playback (PIN-22): blocks restricted content until the PIN is entered, and a channel
 * also while its programme is unknown.
 */
export function useGuard({ title, isLive, engine, hasBegun, onRefuse, frame }: GuardOptions): Guard {
  const { programme, isPending } = useProgrammeShown(isLive ? title.id : undefined, engine);
  const { isOpen, pinDialog } = useParentalGate(watchedAsset(title, isLive, programme), onRefuse, frame);
  const mayBegin = isOpen && !isPending;
  const isHeld = hasBegun && !mayBegin;
  useHold(engine, isHeld);
  return { programme, mayBegin, isHeld, question: frame === null || isPending ? null : pinDialog };
}
