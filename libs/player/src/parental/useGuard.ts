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
  /** Whether this viewing has begun. */
  readonly hasBegun: boolean;
  /** Told when the PIN is not given: leads away. */
  readonly onRefuse: () => void;
  /** Where the question is drawn: over the picture, also while that fills the screen; undefined for over the page, null for nowhere. */
  readonly frame: HTMLElement | null | undefined;
}

export interface Guard {
  /** What is on, of a channel, as far as it is known. */
  readonly programme: Programme | undefined;
  /** Whether the viewing may begin: nothing of a stream is asked for before. */
  readonly mayBegin: boolean;
  /** Whether what has begun stands still, and must not be seen. */
  readonly isHeld: boolean;
  /** Asks for the PIN; to be drawn. */
  readonly question: ReactNode;
}

/**
 * Stands before a viewing, and watches over it (PIN-22): what parental control holds back begins when the PIN is given; when a
 * programme comes on a channel that is held back, picture and sound stop until it is; and for as long as it is not known what
 * comes, as after midnight.
 */
export function useGuard({ title, isLive, engine, hasBegun, onRefuse, frame }: GuardOptions): Guard {
  const { programme, isPending } = useProgrammeShown(isLive ? title.id : undefined, engine);
  const { isOpen, pinDialog } = useParentalGate(watchedAsset(title, isLive, programme), onRefuse, frame);
  const mayBegin = isOpen && !isPending;
  const isHeld = hasBegun && !mayBegin;
  useHold(engine, isHeld);
  return { programme, mayBegin, isHeld, question: frame === null || isPending ? null : pinDialog };
}
