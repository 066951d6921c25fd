import { useEffect, useRef } from 'react';
import { useGetChannelDayQuery, type Programme, type TitleDetails } from '@tv/api-client';
import { useParentalControl, useParentalGate } from '@tv/auth/parental';
import type { WatchedAsset } from '@tv/auth/restriction';
import { dateKey, useClock } from '@tv/time';
import type { GuardedEngine } from '../engine/playbackEngine.ts';
import { useStream, useStreamSelector } from '../engine/state/useStream.ts';
import type { WatchedTitle } from '../session/createPlaybackSession.browser.ts';
import { findProgrammeAt } from '../watchPage/programmeAt.ts';

const POSITION_KEYS = ['absolutePosition'] as const;

/** Returns what parental control checks: the title, or a channel's current programme, else the channel's details. */
function getParentalAsset(
  { id, name, episodeTitle, ageLimit, links }: TitleDetails,
  isLive: boolean,
  programme: Programme | undefined,
): WatchedAsset {
  if (!isLive) return { id, name, ageLimit };
  if (programme) return { id: programme.id, name: programme.title, ageLimit: programme.ageLimit };
  return { id: links.details?.id ?? id, name: episodeTitle ?? name, ageLimit };
}

interface ParentalGuardOptions extends Pick<WatchedTitle, 'title' | 'isLive'> {
  readonly engine: GuardedEngine;
  readonly hasStarted: boolean;
  readonly onRefuse: () => void;
  /** Container of the PIN dialog, for fullscreen; undefined for the page, null to not show it. */
  readonly dialogContainer: HTMLElement | null | undefined;
}

/**
 * Applies parental control to playback (PIN-22): blocks restricted content until the PIN is entered, and a channel
 * also while its programme is unknown.
 */
export function useParentalGuard(options: ParentalGuardOptions) {
  const { title, isLive, engine, hasStarted, onRefuse, dialogContainer } = options;
  const { programme, isPending } = useCurrentProgramme(isLive ? title.id : undefined, engine);
  const asset = getParentalAsset(title, isLive, programme);
  const { isOpen, pinDialog } = useParentalGate(asset, onRefuse, dialogContainer);
  const canStart = isOpen && !isPending;
  const isBlocked = hasStarted && !canStart;
  usePauseWhileBlocked(engine, isBlocked);
  return {
    programme,
    /** Whether playback may start; no stream is requested before. */
    canStart,
    /** Whether started playback is paused and must be hidden. */
    isBlocked,
    /** To be rendered. */
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

/**
 * Returns a channel's programme at the current frame, or on air before it. With parental control the schedule loads
 * before playback, and is pending until then. After midnight, the previous day applies until the new day has loaded.
 */
function useCurrentProgramme(channelId: string | undefined, { state }: GuardedEngine) {
  const clock = useClock();
  const { setting } = useParentalControl();
  const getInstant = (shown: number | undefined): number => shown ?? clock.now();
  const isPlaying = useStream(state, 'phase') === 'ready';
  const isRequired = setting?.isParentalControlActive === true;
  const isSkipped = channelId === undefined || !(isRequired || isPlaying);
  // Renders only when the date changes, and never without a channel.
  const date = useStreamSelector(state, POSITION_KEYS, ({ absolutePosition }) =>
    isSkipped ? '' : dateKey(getInstant(absolutePosition)),
  );
  const { data, currentData, isFetching } = useGetChannelDayQuery(
    { channelId: channelId ?? '', date },
    { skip: isSkipped },
  );
  // `data` may be of the previous day, or of another channel, which is ignored.
  const programmes = (currentData ?? (data?.channel.id === channelId ? data : undefined))?.programmes ?? [];
  const programmeId = useStreamSelector(
    state,
    POSITION_KEYS,
    ({ absolutePosition }) => findProgrammeAt(programmes, getInstant(absolutePosition))?.id,
  );
  const programme = programmes.find(({ id }) => id === programmeId);
  return { programme, isPending: isRequired && !(programme ?? currentData) && isFetching };
}
