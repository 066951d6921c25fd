import { useMemo } from 'react';
import { useGetChannelDayQuery, type Programme } from '@tv/api-client';
import { dateKey } from '@tv/time';
import { useStreamOf } from '../controls/useStreamOf.ts';
import type { PlaybackEngine } from '../engine/playbackEngine.ts';

const WINDOW = ['phase', 'playMode', 'absolutePosition', 'position', 'duration'] as const;

/**
 * What is or was on within the window of a channel, in order: of the day on which the window begins, and of the day on which it
 * ends, which mostly is the same. Asked for when there is a picture.
 *
 * @param channelId undefined where it is no channel that is watched
 */
export function useTimelineProgrammes(
  channelId: string | undefined,
  { state }: Pick<PlaybackEngine, 'state'>,
): readonly Programme[] {
  const from = useStreamOf(state, WINDOW, (stream) => dayAt(stream, 0));
  const to = useStreamOf(state, WINDOW, (stream) => dayAt(stream, stream.duration));
  const isKnown = channelId !== undefined && from !== undefined && to !== undefined;
  const first = useGetChannelDayQuery({ channelId: channelId ?? '', date: from ?? '' }, { skip: !isKnown });
  const last = useGetChannelDayQuery(
    { channelId: channelId ?? '', date: to ?? '' },
    { skip: !isKnown || from === to },
  );
  const early = first.currentData?.programmes;
  const late = from === to ? undefined : last.currentData?.programmes;
  return useMemo(() => {
    // What is on at midnight is on both days.
    const byStart = new Map([...(early ?? []), ...(late ?? [])].map((one) => [one.start, one]));
    return isKnown ? [...byStart.values()].sort((a, b) => a.start - b.start) : [];
  }, [isKnown, early, late]);
}

interface Windowed {
  readonly phase: string;
  readonly playMode: string;
  readonly absolutePosition: number | undefined;
  readonly position: number;
}

function dayAt({ phase, playMode, absolutePosition, position }: Windowed, at: number): string | undefined {
  if (phase !== 'ready' || playMode === 'ondemand' || absolutePosition === undefined) return undefined;
  return dateKey(absolutePosition + (at - position) * 1000);
}
