import { useMemo } from 'react';
import { useGetChannelDayQuery, type Programme } from '@tv/api-client';
import { dateKey } from '@tv/time';
import type { PlaybackEngine, StreamState } from '../../engine/playbackEngine.ts';
import { useStreamSelector } from '../../engine/state/useStream.ts';

const WINDOW_KEYS = ['phase', 'playMode', 'absolutePosition', 'position', 'duration'] as const;

/** Returns programmes within a channel's time-shift window, in order; none on demand. */
export function useTimelineProgrammes(
  channelId: string | undefined,
  { state }: Pick<PlaybackEngine, 'state'>,
): readonly Programme[] {
  const from = useStreamSelector(state, WINDOW_KEYS, (stream) => dayAt(stream, 0));
  const to = useStreamSelector(state, WINDOW_KEYS, (stream) => dayAt(stream, stream.duration));
  const isKnown = channelId !== undefined && from !== undefined && to !== undefined;
  const first = useGetChannelDayQuery({ channelId: channelId ?? '', date: from ?? '' }, { skip: !isKnown });
  const last = useGetChannelDayQuery(
    { channelId: channelId ?? '', date: to ?? '' },
    { skip: !isKnown || from === to },
  );
  const firstDay = first.currentData?.programmes;
  const lastDay = from === to ? undefined : last.currentData?.programmes;
  return useMemo(() => {
    // A programme across midnight is in both days.
    const byStart = new Map(
      [...(firstDay ?? []), ...(lastDay ?? [])].map((programme) => [programme.start, programme]),
    );
    return isKnown ? [...byStart.values()].sort((a, b) => a.start - b.start) : [];
  }, [isKnown, firstDay, lastDay]);
}

function dayAt({ phase, playMode, absolutePosition, position }: StreamState, at: number): string | undefined {
  if (phase !== 'ready' || playMode === 'ondemand' || absolutePosition === undefined) return undefined;
  return dateKey(absolutePosition + (at - position) * 1000);
}
